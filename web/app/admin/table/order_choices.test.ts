import { test } from '@japa/runner'
import { orderChoices } from './order_choices'
import type { Translate } from '#web/lib/i18n'

const columns = [
  { key: 'guard', label: 'Interface' },
  { key: 'name', label: 'Nom' },
]

const t = ((key: string, { label }: { label: string }) =>
  `${label} ${key.endsWith('descending') ? 'down' : 'up'}`) as unknown as Translate

test.group('Orders of a list', () => {
  test('are each column up and down', ({ assert }) => {
    assert.deepEqual(orderChoices(columns, '-name', t), [
      { value: 'guard', label: 'Interface up' },
      { value: '-guard', label: 'Interface down' },
      { value: 'name', label: 'Nom up' },
      { value: '-name', label: 'Nom down' },
    ])
  })

  test('begin with the present one when it is of several columns', ({ assert }) => {
    const [first, second] = orderChoices(columns, 'guard,-name', t)
    assert.deepEqual(first, { value: 'guard,-name', label: 'Interface up · Nom down' })
    assert.equal(second?.value, 'guard')
  })
})
