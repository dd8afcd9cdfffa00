import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Outbox } from '#core/events/outbox'
import { newStaffVisit } from '#plugins/users/testing'
import { anOrder, freshShop, refusalOf, sellWine } from '#plugins/sales/testing'
import type { Answer, Visitor } from '#core/testing/visitor'
import type { StaffOrderAnswer } from '#plugins/sales/orders/staff_order_answer'
import type { Store } from '#core/database/store'

const API = '/api/admin/sales'
function dataOf<T>({ status, body }: Answer): T {
  if (status >= 300) throw new Error(`${status}: ${JSON.stringify(body)}`)
  return (body as { data: T }).data
}

test.group('A document that is asked for again', (group) => {
  let store: Store
  let staff: Visitor
  let id: number
  let line: number

  group.each.setup(async () => {
    store = await freshShop()
    staff = await newStaffVisit()
    await sellWine('A', 1000, 24)
    const { order } = await anOrder({ A: 6 })
    const row = await store.reader.first<{ id: number }>('select id from sales_orders where number = ?', [order.number])
    id = Number(row?.id)
    line = (await open()).lines[0]?.id as number
  })

  const open = async () => dataOf<StaffOrderAnswer>(await staff.send('GET', `${API}/orders/${id}`))
  const send = (path: string, body: object, key: string) =>
    staff.send('POST', `${API}/${path}`, body, { 'idempotency-key': key })
  const pieces = (quantity: number) => [{ lineId: line, quantity }]
  const parcel = (quantity: number) => ({ source: 'main', notify: false, lines: pieces(quantity) })

  test('by the same call is made once: parcel, invoice, payment and credit note', async ({ assert }) => {
    const twice = async (path: string, body: object) => {
      const [first, second] = [await send(path, body, 'page-1'), await send(path, body, 'page-1')]
      assert.equal(dataOf<{ id: number }>(second).id, dataOf<{ id: number }>(first).id, path)
      return dataOf<{ id: number }>(first).id
    }
    await twice(`orders/${id}/shipments`, parcel(1))
    const bill = await twice(`orders/${id}/invoices`, { lines: pieces(2), notify: false })
    await twice(`invoices/${bill}/transactions`, { method: 'payment_offline.cheque', amount: 1500 })
    const nothing = { shipping: 0, adjustmentRefund: 0, adjustmentFee: 0, source: 'main', notify: false }
    await twice(`orders/${id}/refunds`, { ...nothing, lines: [{ lineId: line, quantity: 1, restock: true }] })
    const { lines, paid, refunds } = await open()
    assert.containsSubset(lines[0], { shipped: 1, invoiced: 2, refunded: 1 })
    assert.deepEqual([paid.amount, refunds.length], [1500, 1])
    // Another one is another one.
    dataOf(await send(`orders/${id}/shipments`, parcel(1), 'page-2'))
    assert.equal((await open()).lines[0]?.shipped, 2)
  })

  test('at the same moment is made once', async ({ assert }) => {
    const answers = await Promise.all([1, 2, 3].map(() => send(`orders/${id}/shipments`, parcel(1), 'page-1')))
    const statuses = answers.map(({ status }) => status)
    assert.deepEqual(statuses, [201, 201, 201])
    assert.equal((await open()).lines[0]?.shipped, 1)
  })

  test('under the key of another is refused; one that was refused may be mended', async ({ assert }) => {
    const path = `orders/${id}/shipments`
    assert.equal(refusalOf(await send(path, parcel(7), 'page-1')), '422 E_SALES_SHIPMENT_TOO_MANY')
    dataOf(await send(path, parcel(1), 'page-1'))
    assert.equal(refusalOf(await send(path, parcel(2), 'page-1')), '422 E_SALES_IDEMPOTENCY_KEY_REUSED')
    assert.equal(refusalOf(await send('orders/999999/shipments', parcel(1), 'page-1')), '404 E_SALES_ORDER_NOT_FOUND')
    assert.equal((await open()).lines[0]?.shipped, 1)
  })

  test('is kept together with what it made, or not at all', async ({ assert }) => {
    const path = `orders/${id}/invoices`
    const body = { lines: pieces(1), notify: false }
    app.container.swap(Outbox, () => ({ write: () => assert.fail('cut off') }) as never)
    assert.equal((await send(path, body, 'page-1')).status, 500)
    app.container.restore(Outbox)
    assert.isNull(await store.reader.first('select 1 from sales_idempotency_keys where key = ?', ['page-1']))
    dataOf(await send(path, body, 'page-1'))
    assert.equal((await open()).lines[0]?.invoiced, 1)
  })
})
