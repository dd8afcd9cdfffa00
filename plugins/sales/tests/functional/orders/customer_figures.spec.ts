import { test } from '@japa/runner'
import { createRole, newStaffVisit } from '#plugins/users/testing'
import { anOrder, freshShop, sellWine } from '#plugins/sales/testing'
import type { Store } from '#core/database/store'

const API = '/api/admin/sales'

interface Figures {
  data: { label: string; value: number | string; note?: string; isAlert?: boolean; params?: object; query?: string }[]
}

test.group('Figures at the top of a customer', (group) => {
  let store: Store
  group.each.setup(async () => {
    store = await freshShop()
    await sellWine('A', 1000, 24)
  })

  const idOf = async (sql: string, ...bindings: string[]) =>
    Number((await store.reader.first<{ id: number }>(sql, bindings))?.id)

  test('say how much they ordered, spent and owe, and which order was the last', async ({ assert }) => {
    const staff = await newStaffVisit()
    const read = async (id: number, language = 'fr-FR') => {
      const path = `/api/admin/users/customers/${id}/figures`
      return ((await staff.send('GET', path, undefined, { 'accept-language': language })).body as Figures).data
    }
    const { visitor, order: first } = await anOrder({ A: 2 })
    const customer = await idOf("select id from users_customers where email = 'cliente@exemple.fr'")
    const one = await idOf('select id from sales_orders where number = ?', first.number)
    const money = { method: 'payment_offline.cheque', amount: 3000, notify: false }
    await staff.send('POST', `${API}/orders/${one}/payments`, money)
    const { order: second } = await anOrder({ A: 1 }, visitor)
    const two = await idOf('select id from sales_orders where number = ?', second.number)
    const line = await idOf('select id from sales_order_lines where order_id = ?', String(two))
    const pieces = { lines: [{ lineId: line, quantity: 1 }], notify: false }
    await staff.send('POST', `${API}/orders/${two}/invoices`, pieces)
    const open = { label: 'Factures à régler', value: 1, note: '20,00\u00a0€', isAlert: false }
    assert.containsSubset(await read(customer), [
      { label: 'Commandes', value: 2, query: `filter[customer_id]=${customer}` },
      { label: 'Total dépensé', value: 3000, currency: 'EUR' },
      { label: 'Dernière commande', value: second.number, note: 'En attente de paiement', params: { id: two } },
      { ...open, query: `filter[customer_id]=${customer}&filter[state]=pending` },
    ])
    await store.lucid.rawQuery("update sales_invoices set due_at = '2020-01-01T00:00:00.000Z'")
    assert.isTrue((await read(customer)).at(-1)?.isAlert)
    assert.equal((await read(customer, 'en-GB'))[2]?.label, 'Last order')
    // Nothing of somebody else's is counted.
    assert.containsSubset(await read(customer + 1), [{ value: 0 }, { value: 0 }])
  })

  test('are those that a person may read', async ({ assert }) => {
    await createRole('accueil', ['users.customers.list', 'sales.orders.list'])
    const reader = await newStaffVisit({ email: 'accueil@exemple.fr', role: 'accueil' })
    const { body } = await reader.send('GET', '/api/admin/users/customers/1/figures')
    assert.deepEqual(
      (body as Figures).data.map(({ label }) => label),
      ['Commandes']
    )
  })
})
