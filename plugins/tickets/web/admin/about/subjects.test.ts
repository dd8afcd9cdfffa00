import { test } from '@japa/runner'
import { optionsOf, recordOf } from './subjects'

const order = {
  kind: 'Commandes',
  name: 'CMD2026-000042',
  caption: 'Jeanne Martin',
  screen: 'sales.admin.order',
  params: { id: 42 },
}
const setting = { kind: 'Réglages', name: 'Logo', caption: null, screen: 'configuration.admin.general', params: {} }
const ticket = {
  kind: 'Tickets',
  name: 'Carton mouillé',
  caption: null,
  screen: 'tickets.admin.ticket',
  params: { id: 7 },
}

test.group('What a ticket is about', () => {
  test('is a record with a number that is no ticket, each once', ({ assert }) => {
    const { data, captions } = optionsOf([order, setting, order, ticket], null)
    assert.deepEqual(data, [
      { group: 'Commandes', items: [{ value: 'sales.admin.order 42', label: 'CMD2026-000042' }] },
    ])
    assert.deepEqual([...captions], [['sales.admin.order 42', 'Jeanne Martin']])
    assert.deepEqual(recordOf([setting, order], 'sales.admin.order 42'), {
      screen: 'sales.admin.order',
      id: 42,
      name: 'CMD2026-000042',
    })
    assert.isNull(recordOf([ticket], 'tickets.admin.ticket 7'))
  })

  test('stays an option while something else is looked for', ({ assert }) => {
    const chosen = { screen: 'catalogue.admin.product', id: 3, name: 'Clos des Lys' }
    assert.deepEqual(optionsOf([], chosen).data, [{ value: 'catalogue.admin.product 3', label: 'Clos des Lys' }])
    const found = optionsOf([order], { screen: 'sales.admin.order', id: 42, name: 'CMD2026-000042' }).data
    assert.lengthOf(found, 1)
  })
})
