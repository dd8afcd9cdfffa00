import { test } from '@japa/runner'
import { outcomesOf } from './outcomes'

const told = (counts: object, unchanged = 0) =>
  outcomesOf(
    { counts: { waiting: 0, changed: 0, refused: 0, undone: 0, kept: 0, ...counts }, unchanged },
    'products',
    (key, { count }) => `${count} ${key}`
  )

test.group('What became of a bulk change', () => {
  test('what was refused is told, also where nothing was changed', ({ assert }) => {
    assert.deepEqual(told({ refused: 2 }, 1), ['2 products.count_refused', '1 products.count_unchanged'])
  })

  test('what came to nothing is not counted', ({ assert }) => {
    assert.deepEqual(told({ changed: 3 }), ['3 products.count_changed'])
  })
})
