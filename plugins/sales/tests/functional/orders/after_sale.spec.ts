import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { FindDelivered } from '#plugins/sales/shipments/queries/find_delivered'
import { FindOrderFor } from '#plugins/sales/orders/queries/find_order_for'
import { SendReplacement } from '#plugins/sales/shipments/actions/send_replacement'
import { countQueries } from '#core/testing/query_counter'
import { newStaffVisit } from '#plugins/users/testing'
import { orderKey } from '#plugins/sales/orders/services/order_key'
import { runEvents } from '#core/testing/run_events'
import { runJobs } from '#core/testing/run_jobs'
import { systemOrigin } from '#core/audit/origin'
import { watchMails } from '#core/testing/watch_mails'
import { anOrder, chooseAll, contributed, freshShop, refusalOf, sellWine, setSetting } from '#plugins/sales/testing'
import type { Answer, Visitor } from '#core/testing/visitor'
import type { PlacedLine } from '#plugins/sales/contracts/order_placement'
import type { StaffOrderAnswer } from '#plugins/sales/orders/staff_order_answer'
import type { Store } from '#core/database/store'

const API = '/api/admin/sales'
const DAY = 24 * 3600 * 1000

function dataOf<T>({ status, body }: Answer): T {
  if (status >= 300) throw new Error(`${status}: ${JSON.stringify(body)}`)
  return (body as { data: T }).data
}

test.group('After the sale', (group) => {
  let store: Store
  let staff: Visitor
  let id: number
  let line: number
  let visitor: Awaited<ReturnType<typeof anOrder>>['visitor']
  let number: string

  group.each.setup(async () => {
    store = await freshShop()
    staff = await newStaffVisit()
    await sellWine('A', 1000, 24)
    const made = await anOrder({ A: 6 })
    visitor = made.visitor
    number = made.order.number
    const row = await store.reader.first<{ id: number }>('select id from sales_orders where number = ?', [number])
    id = Number(row?.id)
    line = (await open()).lines[0]?.id as number
  })

  const open = async () => dataOf<StaffOrderAnswer>(await staff.send('GET', `${API}/orders/${id}`))
  const ship = async (quantity: number) => {
    const parcel = { source: 'main', notify: false, lines: [{ lineId: line, quantity }] }
    return dataOf<{ id: number; at: string }>(await staff.send('POST', `${API}/orders/${id}/shipments`, parcel))
  }
  const mark = (parcel: number, body = {}) => staff.send('POST', `${API}/shipments/${parcel}/delivery`, body)
  const delivered = async () => (await (await app.container.make(FindDelivered)).execute([id])).get(id)
  const replace = async (quantity: number) => {
    const [orders, send] = await Promise.all([app.container.make(FindOrderFor), app.container.make(SendReplacement)])
    const wanted = {
      source: 'main',
      carrier: '',
      trackingNumber: '',
      isTold: true,
      lines: [{ lineId: line, quantity }],
    }
    return store.transaction(async (trx) => {
      return send.ofHeld(trx, await orders.hold(trx, id), wanted, systemOrigin('command', 'test'))
    })
  }

  test('goods count as delivered with the last parcel, which staff mark or days pass for', async ({ assert }) => {
    const first = await ship(4)
    assert.isNull(await delivered())
    const second = await ship(2)
    const later = (days: number) => new Date(Date.parse(second.at) + days * DAY).toISOString()
    assert.equal(await delivered(), later(3))
    await setSetting('sales.shipments.delivery_days', 5)
    assert.equal(await delivered(), later(5))
    const { deliveredAt } = dataOf<{ deliveredAt: string }>(await mark(first.id))
    assert.equal(await delivered(), later(5))
    await mark(second.id)
    const last = String(await delivered())
    assert.isTrue(last >= deliveredAt && last < later(1))
    const order = await open()
    assert.deepEqual(
      order.history.filter(({ kind }) => kind === 'delivered').map(({ details }) => details.number),
      order.shipments.map(({ number: parcel }) => parcel).toReversed()
    )
  })

  test('a parcel is delivered neither tomorrow nor before it left', async ({ assert }) => {
    const parcel = await ship(6)
    const on = (days: number) => ({
      deliveredOn: new Date(Date.parse(parcel.at) + days * DAY).toISOString().slice(0, 10),
    })
    assert.equal(refusalOf(await mark(parcel.id, on(2))), '422 E_SALES_DELIVERED_IN_FUTURE')
    assert.equal(refusalOf(await mark(parcel.id, on(-2))), '422 E_SALES_DELIVERED_TOO_EARLY')
    assert.equal((await mark(parcel.id, { deliveredOn: '2026-02-30' })).status, 422)
    assert.equal(refusalOf(await mark(parcel.id + 1)), '404 E_SALES_SHIPMENT_NOT_FOUND')
  })

  test('a replacement takes stock, and counts neither as shipped nor as delivered', async ({ assert }) => {
    await ship(6)
    const before = await open()
    const was = await delivered()
    const parcel = await replace(2)
    const after = await open()
    assert.deepEqual(after.lines, before.lines)
    assert.equal(after.state, before.state)
    assert.deepEqual(
      after.shipments.map(({ isReplacement, quantity }) => [isReplacement, quantity]),
      [
        [false, 6],
        [true, 2],
      ]
    )
    assert.equal(await delivered(), was)
    const moved = await store.reader.all<{ quantity: number; reason: string }>(
      "select quantity, reason from catalogue_stock_movements where reason in ('shipment', 'replacement') order by id"
    )
    assert.deepEqual(
      moved.map(({ quantity, reason }) => [Number(quantity), reason]),
      [
        [-6, 'shipment'],
        [-2, 'replacement'],
      ]
    )
    assert.equal((await staff.send('GET', `${API}/shipments/${parcel}`)).status, 200)
    await assert.rejects(() => replace(7))
  })

  test('an order is found by its customer or by the key of its link', async ({ assert }) => {
    const orders = await app.container.make(FindOrderFor)
    const found = await orders.execute(number, { customerId: null, key: orderKey(number) })
    assert.equal(found.id, id)
    assert.equal((await orders.execute(number, { customerId: found.customerId })).id, id)
    await assert.rejects(() => orders.execute(number, { customerId: null }))
    await assert.rejects(() => orders.execute(number, { customerId: null, key: orderKey(`${number}1`) }))
    await assert.rejects(() => orders.execute(number, { customerId: 999 }))
  })

  test('plugins keep what they need of an order in its transaction, and offer what may be done', async ({
    assert,
    cleanup,
  }) => {
    let lines: PlacedLine[] = []
    cleanup(
      contributed('sales.order_placements', 'test.terms', {
        async keep(_trx, order) {
          const { result, queries } = await countQueries(async () => [await order.lines(), await order.lines()])
          assert.equal(queries.length, 1)
          lines = result[0] ?? []
          if (lines.some(({ quantity }) => quantity === 3)) throw new Error('Not this one')
        },
      })
    )
    const { order } = await anOrder({ A: 2 }, visitor)
    assert.containsSubset(lines, [{ quantity: 2, isPart: false }])
    const count = async () =>
      Number((await store.reader.first<{ n: number }>('select count(*) as n from sales_orders'))?.n)
    const before = await count()
    await visitor.fill({ A: 3 })
    await chooseAll()
    assert.equal((await visitor.place()).status, 500)
    assert.equal(await count(), before)
    assert.isString(order.number)
  })

  test('what plugins offer is on the page of the order and in its mail', async ({ assert, cleanup }) => {
    const sent = await watchMails()
    cleanup(
      contributed('sales.after_sale', 'test.returns', {
        offers: async ({ order, deliveredAt, place }) => [
          {
            text: `${place} ${deliveredAt ?? 'not yet'}`,
            label: 'Retourner',
            path: `/account/rma/create?order=${order.id}`,
          },
        ],
      })
    )
    const page = dataOf<{ afterSale: object[] }>(await visitor.send('GET', `/api/sales/account/orders/${number}`))
    assert.deepInclude(page.afterSale, {
      text: 'page not yet',
      label: 'Retourner',
      path: `/account/rma/create?order=${id}`,
    })
    await runEvents()
    await runJobs()
    assert.isTrue((await sent()).some(({ text }) => text.includes('placed_mail not yet\nRetourner\n')))
  })
})
