import { test } from '@japa/runner'
import { ShipOrder } from '#plugins/sales/shipments/actions/ship_order'
import { anOrder, freshShop, refusalOf, sellWine, signedInShopper } from '#plugins/sales/testing'
import { dataOf } from '#plugins/sales/tests/functional/payments/money_office'
import { createRole, newStaffVisit } from '#plugins/users/testing'
import { runEvents } from '#core/testing/run_events'
import { runJobs } from '#core/testing/run_jobs'
import { countQueries } from '#core/testing/query_counter'
import { upsert } from '#plugins/catalogue/testing'
import { watchMails } from '#core/testing/watch_mails'
import type { ShipmentOutcome } from '#plugins/sales/shipments/actions/ship_orders'
import type { ShopVisitor } from '#plugins/sales/testing'
import type { StaffOrderAnswer } from '#plugins/sales/orders/staff_order_answer'
import type { Store } from '#core/database/store'
import type { Visitor } from '#core/testing/visitor'

const API = '/api/admin/sales'
const DOOR = 'payment_offline.cash_on_delivery'
const CHEQUE = 'payment_offline.cheque'

interface Planned {
  id: number
  pieces: number
  source: { code: string } | null
  reason: string | null
  isUnpaid: boolean
}

test.group('Orders that are shipped together', (group) => {
  let store: Store
  let staff: Visitor
  let shopper: ShopVisitor
  group.each.setup(async () => {
    store = await freshShop()
    staff = await newStaffVisit()
    shopper = await signedInShopper()
    await sellWine('A', 1000, 20)
    await sellWine('B', 1000, 20)
  })

  const payBy = (id: number, code: string) =>
    store.lucid.rawQuery('update sales_orders set payment_code = ? where id = ?', [code, id])
  const order = async (quantities: Record<string, number>, code = DOOR) => {
    const { order: placed } = await anOrder(quantities, shopper)
    const row = await store.reader.first<{ id: number }>('select id from sales_orders where number = ?', [
      placed.number,
    ])
    const id = Number(row?.id)
    await payBy(id, code)
    return id
  }
  const open = async (id: number) => dataOf<StaffOrderAnswer>(await staff.send('GET', `${API}/orders/${id}`))
  const plan = async (ids: number[], sendsUnpaid = false) =>
    dataOf<Planned[]>(await staff.send('POST', `${API}/shipment-previews`, { selection: { ids }, sendsUnpaid }))
  const ship = (ids: number[], { key = '', ...more }: { key?: string; sendsUnpaid?: boolean } = {}) =>
    staff.send(
      'POST',
      `${API}/shipment-batches`,
      {
        orders: ids.map((id) => ({ id, trackingNumber: `T-${id}` })),
        carrier: 'Colissimo',
        notify: true,
        ...more,
      },
      { 'idempotency-key': key }
    )
  const shipped = async (ids: number[], how = {}) => dataOf<ShipmentOutcome[]>(await ship(ids, how))
  const set = (sku: string, main: number) => upsert([{ variants: [{ sku, stock: { main } }] }])

  test('are planned whole: what stays is told with its reason', async ({ assert }) => {
    const [ready, short, unpaid, sent] = [
      await order({ A: 2 }),
      await order({ B: 5 }),
      await order({ A: 1 }, CHEQUE),
      await order({ A: 1 }),
    ]
    await set('B', 4)
    assert.isNotNull((await shipped([sent]))[0]?.shipment)
    assert.containsSubset(await plan([ready, short, unpaid, sent]), [
      { id: ready, pieces: 2, source: { code: 'main' }, reason: null },
      { id: short, source: null, reason: 'Il manque des articles en stock.' },
      { id: unpaid, source: null, reason: 'Elle n’est pas encore réglée.', isUnpaid: true },
      { id: sent, pieces: 0, source: null, reason: 'Il n’y a plus rien à expédier.' },
    ])
    assert.containsSubset(await plan([unpaid], true), [{ id: unpaid, source: { code: 'main' }, reason: null }])
  })

  test('leave each in a parcel of its own, with its number, and each customer is told', async ({ assert }) => {
    const ids = [await order({ A: 2 }), await order({ A: 1, B: 3 })]
    const mails = await watchMails()
    const outcomes = await shipped(ids)
    assert.deepEqual(
      outcomes.map(({ order: id, reason }) => [id, reason]),
      ids.map((id) => [id, null])
    )
    for (const id of ids) {
      const { lines, shipments } = await open(id)
      assert.isTrue(lines.every(({ toShip }) => toShip === 0))
      assert.containsSubset(shipments, [{ carrier: 'Colissimo', trackingNumber: `T-${id}` }])
    }
    await runEvents()
    await runJobs()
    const told = (await mails()).filter(({ text }) => text.includes('Colissimo'))
    assert.lengthOf(told, 2)
  })

  test('by the same call are shipped once, also at the same moment; by another one nothing is left', async ({
    assert,
  }) => {
    const ids = [await order({ A: 2 }), await order({ B: 2 })]
    const answers = await Promise.all([shipped(ids, { key: 'page-1' }), shipped(ids, { key: 'page-1' })])
    const made = answers.map((outcomes) => outcomes.map(({ shipment }) => shipment))
    assert.deepEqual(made[0], made[1])
    assert.isTrue(made[0]?.every((shipment) => shipment !== null))
    const again = await shipped([...ids, ...ids], { key: 'page-2' })
    assert.deepEqual(
      again.map(({ shipment, reason }) => [shipment, reason]),
      ids.map(() => [null, 'Il n’y a plus rien à expédier.'])
    )
    for (const id of ids) assert.lengthOf((await open(id)).shipments, 1)
  })

  test('two calls at once ship no piece twice', async ({ assert }) => {
    const ids = [await order({ A: 2 }), await order({ B: 2 })]
    const answers = await Promise.all([shipped(ids, { key: 'one' }), shipped(ids, { key: 'two' })])
    for (const id of ids) {
      const made = answers.flatMap((outcomes) => outcomes.filter(({ order: of, shipment }) => of === id && shipment))
      assert.lengthOf(made, 1)
      assert.lengthOf((await open(id)).shipments, 1)
    }
  })

  test('one whose stock has gone meanwhile stays, and the others leave', async ({ assert, cleanup }) => {
    const [gone, there] = [await order({ B: 3 }), await order({ A: 1 })]
    const { execute } = ShipOrder.prototype
    cleanup(() => {
      ShipOrder.prototype.execute = execute
    })
    // Somebody books pieces out between the look and the parcel.
    ShipOrder.prototype.execute = async function (this: ShipOrder, ...asked) {
      await set('B', 2)
      return execute.apply(this, asked)
    }
    const outcomes = await shipped([gone, there])
    assert.containsSubset(outcomes, [
      { order: gone, shipment: null },
      { order: there, reason: null },
    ])
    assert.include(outcomes[0]?.reason, 'Il ne reste que')
    assert.deepEqual([(await open(gone)).shipments.length, (await open(there)).shipments.length], [0, 1])
  })

  test('one that was called off meanwhile stays', async ({ assert }) => {
    const [off, there] = [await order({ A: 3 }), await order({ A: 1 })]
    await staff.send('POST', `${API}/orders/${off}/cancellation`, {})
    const outcomes = await shipped([off, there])
    assert.containsSubset(outcomes, [
      { order: off, shipment: null },
      { order: there, reason: null },
    ])
  })

  test('leave the source that has all of it; where none has, it is said', async ({ assert }) => {
    await staff.send('POST', '/api/admin/catalogue/inventory-sources', { code: 'cave', name: 'Cave', priority: 5 })
    await upsert([{ variants: [{ sku: 'B', stock: { main: 2, cave: 8 } }] }])
    const both = await order({ B: 4 })
    assert.containsSubset(await plan([both]), [{ source: { code: 'cave' } }])
    const scattered = await order({ B: 6 })
    await upsert([{ variants: [{ sku: 'B', stock: { main: 5, cave: 5 } }] }])
    const [first, second] = await plan([both, scattered])
    assert.isNotNull(first?.source)
    assert.include(second?.reason, 'Aucun entrepôt')
  })

  test('are looked at in a bounded number of statements, and need the right to ship', async ({ assert }) => {
    const ids = [await order({ A: 1 })]
    const count = async (wanted: number[]) => (await countQueries(() => plan(wanted))).queries.length
    const few = await count(ids)
    for (let n = 0; n < 4; n += 1) ids.push(await order({ A: 1 }))
    assert.isAtMost(await count(ids), few)
    await createRole('looker', ['sales.orders.list'])
    const looker = await newStaffVisit({ email: 'aide@exemple.fr', role: 'looker' })
    const body = { selection: { ids } }
    assert.equal((await looker.send('POST', `${API}/shipment-previews`, body)).status, 403)
    assert.equal(refusalOf(await ship([])).slice(0, 3), '422')
  })
})

test.group('Tabs and payment states of the orders', (group) => {
  let store: Store
  let staff: Visitor
  let shopper: ShopVisitor
  group.each.setup(async () => {
    store = await freshShop()
    staff = await newStaffVisit()
    shopper = await signedInShopper()
    await sellWine('A', 1000, 20)
  })

  const tabs = async () => {
    const list = dataOf<{ tabs: { key: string; count: number; filter: Record<string, string> }[] }>(
      await staff.send('GET', '/api/admin/platform/lists/sales.orders')
    )
    return list.tabs
  }
  const counts = async () => Object.fromEntries((await tabs()).map(({ key, count }) => [key, count]))
  const order = async (quantities: Record<string, number>) => {
    const { order: placed } = await anOrder(quantities, shopper)
    const row = await store.reader.first<{ id: number }>('select id from sales_orders where number = ?', [
      placed.number,
    ])
    return Number(row?.id)
  }
  const stateOf = async (id: number) => {
    const rows = dataOf<{ id: number; payment_state: string }[]>(await staff.send('GET', `${API}/orders`))
    return rows.find((row) => row.id === id)?.payment_state
  }
  const open = async (id: number) => dataOf<StaffOrderAnswer>(await staff.send('GET', `${API}/orders/${id}`))

  test('count what waits, and lead to exactly those rows', async ({ assert }) => {
    const [first] = [await order({ A: 2 }), await order({ A: 3 })]
    assert.deepEqual(await counts(), { all: 2, to_ship: 2, to_be_paid: 2, short: 0, owed: 0 })
    const lineId = (await open(first)).lines[0]?.id
    const parcel = { source: 'main', notify: false, lines: [{ lineId, quantity: 2 }] }
    dataOf(await staff.send('POST', `${API}/orders/${first}/shipments`, parcel))
    await upsert([{ variants: [{ sku: 'A', stock: { main: 1 } }] }])
    assert.deepEqual(await counts(), { all: 2, to_ship: 1, to_be_paid: 2, short: 1, owed: 0 })
    for (const { key, filter, count } of await tabs()) {
      const query = Object.entries(filter).map(([name, value]) => `filter[${name}]=${value}`)
      const page = await staff.send('GET', `${API}/orders?${query.join('&')}`)
      assert.equal((page.body as { meta: { total: number } }).meta.total, count, key)
    }
  })

  test('an order is to be paid, partly paid, paid, partly and wholly refunded', async ({ assert }) => {
    const id = await order({ A: 2 })
    assert.equal(await stateOf(id), 'unpaid')
    const [line] = (await open(id)).lines
    const total = (await open(id)).totals.total.amount
    const lines = [{ lineId: line?.id, quantity: 2 }]
    const bill = dataOf<{ id: number }>(
      await staff.send('POST', `${API}/orders/${id}/invoices`, { lines, notify: false })
    )
    const pay = (amount: number) =>
      staff.send('POST', `${API}/invoices/${bill.id}/transactions`, { method: CHEQUE, amount })
    dataOf(await pay(500))
    assert.equal(await stateOf(id), 'partly')
    dataOf(await pay(total - 500))
    assert.equal(await stateOf(id), 'paid')
    const nothing = { shipping: 0, adjustmentRefund: 0, adjustmentFee: 0, source: 'main', notify: false }
    const back = (quantity: number, shipping = 0) =>
      staff.send('POST', `${API}/orders/${id}/refunds`, {
        ...nothing,
        shipping,
        lines: [{ lineId: line?.id, quantity, restock: false }],
      })
    dataOf(await back(1))
    assert.equal(await stateOf(id), 'partly_refunded')
    const fee = (await open(id)).shipping?.price.amount ?? 0
    dataOf(await back(1, fee))
    assert.equal(await stateOf(id), 'refunded')
  })

  test('one that was called off before it was paid has nothing to pay', async ({ assert }) => {
    const id = await order({ A: 2 })
    await staff.send('POST', `${API}/orders/${id}/cancellation`, {})
    assert.equal(await stateOf(id), 'none')
    assert.containsSubset(await counts(), { to_be_paid: 0, to_ship: 0 })
  })
})
