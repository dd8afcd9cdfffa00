import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import fc from 'fast-check'
import { test } from '@japa/runner'
import { CancelOrder } from '#plugins/sales/orders/actions/cancel_order'
import { Clock } from '#core/time/clock'
import { FindAvailability } from '#plugins/catalogue/index'
import { FrozenClock } from '#core/time/frozen_clock'
import { RunImport } from '#core/import/run_import'
import { ShipOrder } from '#plugins/sales/shipments/actions/ship_order'
import { anOrder, freshShop, refusalOf, saidOf, sellWine, setSetting, signedInShopper } from '#plugins/sales/testing'
import { dataOf } from '#plugins/sales/tests/functional/payments/money_office'
import { newStaffVisit } from '#plugins/users/testing'
import { runEvents } from '#core/testing/run_events'
import { runJobs } from '#core/testing/run_jobs'
import { systemOrigin } from '#core/audit/origin'
import { upsert } from '#plugins/catalogue/testing'
import { watchMails } from '#core/testing/watch_mails'
import type { ShopVisitor } from '#plugins/sales/testing'
import type { StaffOrderAnswer } from '#plugins/sales/orders/staff_order_answer'
import type { Store } from '#core/database/store'
import type { Visitor } from '#core/testing/visitor'

const ORDERS = '/api/admin/sales/orders'

test.group('A count of stock that is lower than what is reserved', (group) => {
  let store: Store
  let staff: Visitor
  let shopper: ShopVisitor
  group.each.setup(async () => {
    store = await freshShop()
    staff = await newStaffVisit()
    shopper = await signedInShopper()
    await sellWine('PUB-45', 1000, 10)
  })

  const open = async (id: number) => dataOf<StaffOrderAnswer>(await staff.send('GET', `${ORDERS}/${id}`))
  const idOf = async (number: string) => {
    const row = await store.reader.first<{ id: number }>('select id from sales_orders where number = ?', [number])
    return Number(row?.id)
  }
  const order = async (quantities: Record<string, number>) => {
    const { order: placed } = await anOrder(quantities, shopper)
    return { number: placed.number, id: await idOf(placed.number) }
  }
  const count = (main: number) => upsert([{ variants: [{ sku: 'PUB-45', stock: { main } }] }])
  const variant = async () => {
    const row = await store.reader.first<{ id: number }>("select id from catalogue_variants where sku = 'PUB-45'")
    return Number(row?.id)
  }
  const levels = async () => {
    const row = await store.reader.first<{ on_hand: number; reserved: number }>(
      'select sum(on_hand) as on_hand, sum(reserved) as reserved from catalogue_stock_levels where variant_id = ?',
      [await variant()]
    )
    return { onHand: Number(row?.on_hand), reserved: Number(row?.reserved) }
  }
  const available = async () => {
    const id = await variant()
    return (await (await app.container.make(FindAvailability)).execute([id])).get(id)?.available
  }
  const listed = async (query = 'filter[short]=1..') => {
    const rows = dataOf<{ number: string; short: number }[]>(await staff.send('GET', `${ORDERS}?${query}`))
    return rows.map(({ number, short }) => [number, Number(short)])
  }
  const ship = (id: number, lineId: number, quantity: number) =>
    staff.send('POST', `${ORDERS}/${id}/shipments`, { source: 'main', notify: false, lines: [{ lineId, quantity }] })

  test('is taken from a file, and nothing is sold any more', async ({ assert }) => {
    const { id } = await order({ 'PUB-45': 4 })
    const folder = await mkdtemp(join(tmpdir(), 'counts-'))
    const file = join(folder, 'stock.csv')
    await writeFile(file, 'sku,stock\nPUB-45,0\n')
    const runner = await app.container.make(RunImport)
    const report = await runner.execute({ app, file, origin: systemOrigin('import', 'test') })
    assert.deepEqual([report.updated, report.rejected], [1, 0])
    assert.deepEqual(await levels(), { onHand: 0, reserved: 4 })
    assert.equal(await available(), 0)
    const more = await shopper.add({ sku: 'PUB-45', quantity: 1 })
    assert.isAtLeast(more.status, 400)
    assert.containsSubset(await open(id), { lines: [{ short: 4, toShip: 4 }] })
  })

  test('is taken from the movements and the product of the back office', async ({ assert }) => {
    await order({ 'PUB-45': 4 })
    const movement = { variantId: await variant(), source: 'main', quantity: -8, reason: 'inventory', reference: '' }
    const moved = await staff.send('POST', '/api/admin/catalogue/stock-movements', movement)
    assert.equal(moved.status, 201, JSON.stringify(moved.body))
    assert.deepEqual(await levels(), { onHand: 2, reserved: 4 })
    const gone = await staff.send('POST', '/api/admin/catalogue/stock-movements', { ...movement, quantity: -3 })
    assert.equal(refusalOf(gone), '409 E_CATALOGUE_STOCK_INSUFFICIENT')
    const [result] = await count(1)
    assert.equal(result?.outcome, 'updated')
    assert.deepEqual([await levels(), await available()], [{ onHand: 1, reserved: 4 }, 0])
  })

  test('leaves the newest orders short: the oldest are served first, and stand last in the list', async ({
    assert,
  }) => {
    const [first, second, third] = [
      await order({ 'PUB-45': 3 }),
      await order({ 'PUB-45': 4 }),
      await order({ 'PUB-45': 2 }),
    ]
    await count(4)
    assert.deepEqual(await listed(), [
      [third.number, 2],
      [second.number, 3],
    ])
    assert.deepEqual((await open(first.id)).lines[0]?.short, 0)
    const widget = await staff.send('GET', '/api/admin/platform/widgets/sales.waiting?from=2026-06-01&to=2026-06-30')
    assert.containsSubset(widget.body, { data: { figures: [{}, { value: 2, screen: 'sales.admin.orders' }, {}] } })
    await count(9)
    assert.deepEqual(await listed(), [])
  })

  test('lets nothing be sent that is not there, and all that is', async ({ assert }) => {
    const { id } = await order({ 'PUB-45': 6 })
    await count(4)
    const line = (await open(id)).lines[0]?.id as number
    const refused = await ship(id, line, 5)
    assert.equal(refusalOf(refused), '409 E_CATALOGUE_STOCK_INSUFFICIENT')
    assert.include(saidOf(refused), '4')
    assert.equal((await ship(id, line, 4)).status, 201)
    assert.deepEqual(await levels(), { onHand: 0, reserved: 2 })
    assert.containsSubset(await open(id), { lines: [{ short: 2, shipped: 4 }] })
  })

  test('is mended from another source', async ({ assert }) => {
    const { id } = await order({ 'PUB-45': 6 })
    await staff.send('POST', '/api/admin/catalogue/inventory-sources', { code: 'cave', name: 'Cave', priority: 5 })
    await count(0)
    await upsert([{ variants: [{ sku: 'PUB-45', stock: { cave: 7 } }] }])
    assert.deepEqual([await listed(), await available()], [[], 1])
    const line = (await open(id)).lines[0]?.id as number
    const parcel = { source: 'cave', notify: false, lines: [{ lineId: line, quantity: 6 }] }
    assert.equal((await staff.send('POST', `${ORDERS}/${id}/shipments`, parcel)).status, 201)
    assert.deepEqual(await levels(), { onHand: 1, reserved: 0 })
  })

  test('is mended by calling off what is missing, which is told to the customer', async ({ assert }) => {
    const { id } = await order({ 'PUB-45': 6 })
    await count(4)
    const line = (await open(id)).lines[0]?.id as number
    const sent = await watchMails()
    const cancel = (lines: object[]) => staff.send('POST', `${ORDERS}/${id}/cancellation`, { lines })
    assert.equal(refusalOf(await cancel([{ lineId: line, quantity: 7 }])), '422 E_SALES_CANCEL_TOO_MANY')
    assert.equal(refusalOf(await cancel([{ lineId: 999_999, quantity: 1 }])), '422 E_SALES_LINE_OF_ANOTHER')
    assert.equal(refusalOf(await cancel([{ lineId: line, quantity: 0 }])), '409 E_SALES_ORDER_NOT_CANCELLABLE')
    const answer = dataOf<StaffOrderAnswer>(await cancel([{ lineId: line, quantity: 2 }]))
    assert.containsSubset(answer, { state: 'pending', lines: [{ canceled: 2, toShip: 4, short: 0 }] })
    assert.deepEqual(await levels(), { onHand: 4, reserved: 4 })
    await runEvents()
    await runJobs()
    const mail = (await sent()).find(({ subject }) => subject.includes('des articles sont annulés'))
    assert.include(mail?.text ?? '', '2 × Vin PUB-45')
  })

  test('is mended by a credit note of what was invoiced', async ({ assert }) => {
    const { id } = await order({ 'PUB-45': 6 })
    const line = (await open(id)).lines[0]?.id as number
    await staff.send('POST', `${ORDERS}/${id}/invoices`, { lines: [{ lineId: line, quantity: 6 }], notify: false })
    await count(4)
    const back = { lines: [{ lineId: line, quantity: 2, restock: true }], shipping: 0 }
    const wish = { ...back, adjustmentRefund: 0, adjustmentFee: 0, notify: false }
    assert.equal((await staff.send('POST', `${ORDERS}/${id}/refunds`, wish)).status, 201)
    assert.containsSubset(await open(id), { lines: [{ short: 0, toShip: 4 }] })
    assert.deepEqual(await levels(), { onHand: 4, reserved: 4 })
  })

  test('is told to staff in one mail, whatever the number of counts', async ({ assert }) => {
    const clock = new FrozenClock('2026-11-21T10:00:00.000Z')
    app.container.swap(Clock, () => clock)
    await setSetting('sales.orders.staff_email', 'equipe@exemple.fr')
    const [first, second] = [await order({ 'PUB-45': 3 }), await order({ 'PUB-45': 4 })]
    await runEvents()
    await runJobs()
    const sent = await watchMails()
    for (const main of [6, 5, 4]) {
      await count(main)
      await runEvents()
    }
    await runJobs()
    assert.lengthOf(await sent(), 0)
    clock.advance({ minutes: 6 })
    await runJobs()
    await count(5)
    await runEvents()
    clock.advance({ minutes: 6 })
    await runJobs()
    const mails = await sent()
    assert.lengthOf(mails, 1)
    assert.deepEqual([mails[0]?.to, mails[0]?.subject], ['equipe@exemple.fr', 'Stock insuffisant pour 1 commande'])
    assert.include(mails[0]?.text ?? '', second.number)
    assert.include(mails[0]?.text ?? '', '3 × Vin PUB-45 (PUB-45)')
    assert.notInclude(mails[0]?.text ?? '', first.number)
    app.container.restore(Clock)
  })

  test('keeps what may be sold, and what is missing, to what is there and what is promised', async ({ assert }) => {
    const [shipOrder, cancel] = await Promise.all([app.container.make(ShipOrder), app.container.make(CancelOrder)])
    const origin = systemOrigin('command', 'test')
    const step = fc.record({
      what: fc.constantFrom('count', 'sell', 'ship', 'cancel'),
      pieces: fc.integer({ min: 0, max: 8 }),
      which: fc.nat(5),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        await count(8)
        const placed: number[] = []
        for (const { what, pieces, which } of steps) {
          const id = placed[which % Math.max(1, placed.length)]
          const before = await levels()
          if (what === 'count') await count(pieces)
          if (what === 'sell') {
            const room = Math.max(0, before.onHand - before.reserved)
            const wanted = Math.max(1, pieces)
            const made = await order({ 'PUB-45': wanted }).catch(() => null)
            assert.equal(made !== null, wanted <= room, 'what is free is sold, and nothing else')
            if (made) placed.push(made.id)
          }
          if (what === 'ship' && id !== undefined) {
            const line = (await open(id)).lines[0]
            const lines = [{ lineId: line?.id ?? 0, quantity: pieces }]
            const parcel = { orderId: id, source: 'main', lines, carrier: '', trackingNumber: '', isTold: false }
            const sent = await shipOrder.execute(parcel, origin).catch((error: { code?: string }) => {
              if (!/^E_(SALES|CATALOGUE)_/.test(error.code ?? '')) throw error
              return null
            })
            assert.equal(sent !== null, pieces > 0 && pieces <= (line?.toShip ?? 0) && pieces <= before.onHand)
          }
          if (what === 'cancel' && id !== undefined) {
            const off = { orderId: id, isOwn: false, reason: '', isByProvider: false }
            await cancel.execute(off, origin).catch((error: { code?: string }) => {
              if (!error.code?.startsWith('E_SALES_')) throw error
            })
          }
          const { onHand, reserved } = await levels()
          assert.equal(await available(), Math.max(0, onHand - reserved))
          const short = (await listed()).reduce((sum, [, missing]) => sum + Number(missing), 0)
          assert.equal(short, Math.max(0, reserved - onHand), 'orders lack what is missing')
          const [ledger] = await store.reader.all<{ sum: number }>(
            'select sum(quantity) as sum from catalogue_stock_movements where variant_id = ?',
            [await variant()]
          )
          assert.equal(Number(ledger?.sum), onHand)
        }
        for (const id of placed) {
          const off = { orderId: id, isOwn: false, reason: '', isByProvider: false }
          await cancel.execute(off, origin).catch(() => undefined)
        }
      }),
      { numRuns: 25 }
    )
  }).timeout(180_000)
})
