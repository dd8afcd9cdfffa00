import { test } from '@japa/runner'
import { moved } from './moved'
import type { BoardColumn } from './board_data'

const card = (id: number) => ({ id, version: 1, subject: '', priority: '', assignee: null, dueOn: null, doneRatio: 0 })

const columns: BoardColumn[] = [
  { id: 1, name: 'Nouveau', isClosed: false, total: 60, cards: [card(10), card(11)] },
  { id: 2, name: 'Fermé', isClosed: true, total: 0, cards: [] },
]

test.group('A move on the board', () => {
  test('takes the card out of its column and counts it in the other', ({ assert }) => {
    const after = moved(columns, 11, 2)
    assert.deepEqual(
      after?.map(({ total, cards }) => [total, cards.map(({ id }) => id)]),
      [
        [59, [10]],
        [1, [11]],
      ]
    )
  })

  test('to its own column, or of a card that is not there, is none', ({ assert }) => {
    assert.isNull(moved(columns, 10, 1))
    assert.isNull(moved(columns, 99, 2))
  })
})
