import { test } from '@japa/runner'
import { outcomesOf } from './outcomes'

const outcomes = (counts: object, unchanged = 0) =>
  outcomesOf(
    { counts: { waiting: 0, changed: 0, refused: 0, undone: 0, kept: 0, ...counts }, unchanged },
    'products',
    (key, { count }) => `${count} ${key}`
  )

test.group('Outcomes of a bulk change', () => {
  test('name refused records, also when nothing was changed', ({ assert }) => {
    assert.deepEqual(outcomes({ refused: 2 }, 1), ['2 products.count_refused', '1 products.count_unchanged'])
  })

  test('leave out zeros', ({ assert }) => {
    assert.deepEqual(outcomes({ changed: 3 }), ['3 products.count_changed'])
  })
})
