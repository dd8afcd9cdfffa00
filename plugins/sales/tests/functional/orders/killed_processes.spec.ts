import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { CheckNumbers } from '#plugins/sales/documents/numbers/queries/check_numbers'
import { freePort } from '#core/boot/free_port'
import { MortalShop, type Moment } from '#plugins/sales/tests/fixtures/mortal_shop'
import { anOrder, chooseAll, freshShop, placedOf, sellWine, signedInShopper } from '#plugins/sales/testing'
import { newStaffVisit } from '#plugins/users/testing'
import type { Answer, Visitor } from '#core/testing/visitor'
import type { Store } from '#core/database/store'

/** From the reservation to the answer of an order, and how many orders stand when the process died there. */
const ORDERING: [string, Moment, number][] = [
  ['when its stock is reserved', { at: 'insert into sales_orders', time: 1 }, 0],
  ['when its first row is written', { at: 'temp.program_|insert into sales_order_lines', time: 1 }, 0],
  ['before it is committed', { at: '^commit', time: 1 }, 0],
  ['when it is committed', { at: 'left join sales_payments', time: 1 }, 1],
  ['before it is answered', { at: '^answer$', time: 1 }, 1],
]

const BEFORE_COMMIT: Moment = { at: '^commit', time: 1 }
const BEFORE_ANSWER: Moment = { at: '^answer$', time: 1 }

test.group('A web process that is killed', (group) => {
  let store: Store
  let shop: MortalShop
  group.each.setup(async () => {
    store = await freshShop()
    await sellWine('A', 1000, 40)
    shop = new MortalShop(await freePort(Number(process.env.PORT) + 1))
    return () => shop.close()
  })

  const one = async (sql: string) =>
    Object.values((await store.reader.first<Record<string, unknown>>(sql)) ?? {}).map(Number)
  const faults = async () => (await app.container.make(CheckNumbers)).execute()
  /** Pieces that orders wait for, reservations, and what the stock says of them. */
  const promised = () =>
    one(`select (select coalesce(sum(quantity - canceled - shipped - unshipped), 0) from sales_order_lines) as ordered,
      (select coalesce(sum(quantity), 0) from catalogue_stock_reservations where status = 'open') as kept,
      (select sum(reserved) from catalogue_stock_levels) as held`)

  test('while it takes orders leaves all of one or nothing of it, and the same call gets it', async ({ assert }) => {
    const shopper = await signedInShopper()
    for (const [index, [moment, dies, stands]] of ORDERING.entries()) {
      await shopper.fill({ A: 2 })
      await chooseAll()
      const total = await shopper.seeTotal()
      const place = () => shopper.place({ total }, `order-${index}`)
      await shop.dieIn(dies, shopper, place)
      assert.deepEqual(await one('select count(*) as n from sales_orders'), [index + stands], moment)
      const [ordered, kept, held] = await promised()
      assert.deepEqual([kept, held], [ordered, ordered], `${moment}: a stray reservation`)
      const order = placedOf(await place())
      assert.match(order.number, new RegExp(`-${String(index + 1).padStart(6, '0')}$`), moment)
      assert.deepEqual(placedOf(await place()), order, moment)
      assert.deepEqual(await one('select count(*) as n from sales_orders'), [index + 1], moment)
      assert.deepEqual(await promised(), [2 * (index + 1), 2 * (index + 1), 2 * (index + 1)], moment)
    }
    assert.deepEqual(await faults(), [])
    assert.deepEqual(await one("select count(*) as n from sales_payments where state <> 'pending'"), [0])
  }).timeout(120_000)

  test('while staff make documents leaves all of one or nothing of it', async ({ assert }) => {
    const staff = await newStaffVisit()
    const { order } = await anOrder({ A: 4 })
    const [id, line] =
      await one(`select o.id, l.id as line from sales_orders o join sales_order_lines l on l.order_id = o.id
      where o.number = '${order.number}'`)
    const send = (kind: string, body: object) => () => staff.send('POST', `/api/admin/sales/orders/${id}/${kind}`, body)
    const lines = [{ lineId: line, quantity: 2 }]
    const back = {
      lines: [{ lineId: line, quantity: 1, restock: true }],
      shipping: 0,
      adjustmentRefund: 0,
      adjustmentFee: 0,
    }
    const kinds: [string, string, () => Promise<Answer>][] = [
      ['invoices', 'sales_invoices', send('invoices', { lines, notify: false })],
      ['shipments', 'sales_shipments', send('shipments', { lines, source: 'main', notify: false })],
      ['refunds', 'sales_refunds', send('refunds', { ...back, source: 'main', notify: false })],
    ]
    for (const [kind, table, make] of kinds) {
      await shop.dieIn(BEFORE_COMMIT, staff, make)
      assert.deepEqual(await one(`select count(*) as n from ${table}`), [0], kind)
      await shop.dieIn(BEFORE_ANSWER, staff, make)
      assert.deepEqual(await one(`select count(*) as n from ${table}`), [1], kind)
      if (kind === 'invoices') await pay(staff)
    }
    assert.deepEqual(await faults(), [])
    assert.deepEqual(await one('select invoiced, shipped, refunded from sales_order_lines'), [2, 2, 1])
    // Two of four have left; the one that is given back is one of those that had not.
    assert.deepEqual(await one('select on_hand, reserved from catalogue_stock_levels'), [38, 1])
    assert.deepEqual(await promised(), [1, 1, 1])
  }).timeout(120_000)

  const pay = async (staff: Visitor) => {
    const [id, amount] = await one('select id, total_amount from sales_invoices')
    const money = { method: 'payment_offline.cheque', amount }
    const { status } = await staff.send('POST', `/api/admin/sales/invoices/${id}/transactions`, money)
    if (status !== 201) throw new Error(`The payment was answered ${status}`)
  }
})
