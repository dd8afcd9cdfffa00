import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { CancelOrder } from '#plugins/sales/orders/actions/cancel_order'
import { Visitor } from '#core/testing/visitor'
import { anOrder, freshShop, sellWine } from '#plugins/sales/testing'
import { newStaffVisit } from '#plugins/users/testing'
import { systemOrigin } from '#core/audit/origin'
import type { Answer } from '#core/testing/visitor'
import type { Store } from '#core/database/store'

const API = '/api/admin/sales/orders'
const RIGHT = 'sales.orders.comment'

interface Entry {
  channel: string
  actor_kind: string
  actor_name: string
  changes: string
}

test.group('What is done to an order, in the audit log', (group) => {
  let store: Store
  let staff: Visitor
  group.each.setup(async () => {
    store = await freshShop()
    await sellWine('A', 1000, 24)
    staff = await newStaffVisit({ email: 'chef@exemple.fr', name: 'Chef' })
  })

  const newestOrder = async () => {
    const row = await store.reader.first<{ id: number }>('select max(id) as id from sales_orders')
    return Number(row?.id)
  }
  const entries = async (subject = 'sales.orders') => {
    const sql = 'select channel, actor_kind, actor_name, changes from core_audit_entries where subject = ? order by id'
    const rows = await store.reader.all<Record<string, string> & Entry>(sql, [subject])
    return rows.map((row) => ({ ...row, changes: JSON.parse(row.changes) as Record<string, unknown[]> }))
  }
  const dataOf = <T>({ status, body }: Answer): T => {
    if (status >= 300) throw new Error(`${status}: ${JSON.stringify(body)}`)
    return (body as { data: T }).data
  }

  test('is one entry of the order and one of the document, by screen', async ({ assert }) => {
    await anOrder({ A: 2 })
    const id = await newestOrder()
    const line = await store.reader.first<{ id: number }>('select max(id) as id from sales_order_lines')
    const lines = [{ lineId: Number(line?.id), quantity: 2 }]
    const parcel = { source: 'main', lines, carrier: 'Poste', trackingNumber: 'X1', notify: true }
    const { id: shipment } = dataOf<{ id: number }>(await staff.send('POST', `${API}/${id}/shipments`, parcel))
    const [entry, ...others] = await entries()
    assert.lengthOf(others, 0)
    assert.containsSubset(entry, { channel: 'screen', actor_kind: 'staff', actor_name: 'Chef' })
    assert.containsSubset(entry?.changes, {
      event: [null, ['shipped']],
      carrier: [null, 'Poste'],
      tracking: [null, 'X1'],
      customer_told: [null, true],
    })
    assert.lengthOf(await entries('sales.shipments'), 1)
    const history = `/api/admin/platform/audit-history?subject=sales.shipments&subject_id=${shipment}`
    const [told, ...older] = dataOf<{ thing: string }[]>(await staff.send('GET', history))
    assert.lengthOf(older, 0)
    assert.match(told?.thing ?? '', /^BL\d{4}-\d{6}$/, 'by its number, not by that of its row')
    const listed = dataOf<{ thing: string }[]>(
      await staff.send('GET', '/api/admin/platform/audit?filter[subject]=sales.orders')
    )
    assert.match(listed[0]?.thing ?? '', /^CMD-\d{4}-\d{6}$/)
  })

  test('is told of programs, commands and jobs, too', async ({ assert }) => {
    const { visitor } = await anOrder({ A: 2 })
    const commented = await newestOrder()
    const wanted = { name: 'Caisse', scopes: [RIGHT], days: 30 }
    const { token } = dataOf<{ token: string }>(await staff.send('POST', '/api/admin/users/profile/tokens', wanted))
    const headers = { 'authorization': `Bearer ${token}`, 'sec-fetch-site': 'none' }
    const comment = { text: 'Fragile', notify: false }
    dataOf(await new Visitor().send('POST', `${API}/${commented}/comments`, comment, headers))
    const cancel = await app.container.make(CancelOrder)
    for (const channel of ['command', 'job'] as const) {
      await anOrder({ A: 1 }, visitor)
      const wish = { orderId: await newestOrder(), isOwn: false, reason: 'Impayée', isByProvider: false }
      await cancel.execute(wish, systemOrigin(channel, 'sales.cancel_unpaid'))
    }
    const told = (await entries()).map(({ channel, actor_kind: kind, changes }) => [channel, kind, changes.event?.[1]])
    assert.deepEqual(told, [
      ['api', 'staff', ['comment']],
      ['command', 'system', ['canceled']],
      ['job', 'system', ['canceled']],
    ])
  })

  test('is none of staff where shoppers did it', async ({ assert }) => {
    const { visitor, order } = await anOrder({ A: 2 })
    const path = `/api/sales/account/orders/${order.number}/cancellation`
    assert.equal((await visitor.send('POST', path, {})).status, 200)
    assert.deepEqual(await entries(), [])
  })
})
