import app from '@adonisjs/core/services/app'
import fc from 'fast-check'
import { test } from '@japa/runner'
import { CancelOrder } from '#plugins/sales/orders/actions/cancel_order'
import { IssueInvoice } from '#plugins/sales/invoices/actions/issue_invoice'
import { RecordTransaction } from '#plugins/sales/payments/actions/record_transaction'
import { RefundOrder } from '#plugins/sales/refunds/actions/refund_order'
import { ShipOrder } from '#plugins/sales/shipments/actions/ship_order'
import { TakeBackInvoice } from '#plugins/sales/invoices/actions/take_back_invoice'
import { ShowOrder } from '#plugins/sales/orders/queries/show_order'
import { anOrder, freshShop, refusalOf, saidOf, sellWine, signedInShopper } from '#plugins/sales/testing'
import { newStaffVisit } from '#plugins/users/testing'
import { systemOrigin } from '#core/audit/origin'
import { upsert } from '#plugins/catalogue/testing'
import { dataOf } from '#plugins/sales/tests/functional/payments/money_office'
import type { InvoiceAnswer } from '#plugins/sales/invoices/invoice_answer'
import type { OrderAnswer } from '#plugins/sales/orders/order_answer'
import type { RefundAnswer } from '#plugins/sales/refunds/refund_answer'
import type { RefundPreview } from '#plugins/sales/refunds/queries/preview_refund'
import type { ShopVisitor } from '#plugins/sales/testing'
import type { StaffOrderAnswer } from '#plugins/sales/orders/staff_order_answer'
import type { Store } from '#core/database/store'
import type { Visitor } from '#core/testing/visitor'

const API = '/api/admin/sales'
const CHEQUE = 'payment_offline.cheque'

/** What is on hand and what is reserved of every level. */
async function levelsOf(store: Store): Promise<number[][]> {
  const rows = await store.reader.all<{ on_hand: number; reserved: number }>(
    'select on_hand, reserved from catalogue_stock_levels order by variant_id, source_id'
  )
  return rows.map(({ on_hand: onHand, reserved }) => [Number(onHand), Number(reserved)])
}

async function idOf(store: Store, number: string): Promise<number> {
  const row = await store.reader.first<{ id: number }>('select id from sales_orders where number = ?', [number])
  return Number(row?.id)
}

test.group('Credit notes of what was not paid', (group) => {
  let store: Store
  let staff: Visitor
  let shopper: ShopVisitor
  group.each.setup(async () => {
    store = await freshShop()
    staff = await newStaffVisit()
    shopper = await signedInShopper()
    await sellWine('A', 1000, 24)
  })

  const send = async <T>(path: string, body: object) => dataOf<T>(await staff.send('POST', `${API}/${path}`, body))
  const open = async (id: number) => dataOf<StaffOrderAnswer>(await staff.send('GET', `${API}/orders/${id}`))
  const openInvoice = async (id: number) => dataOf<InvoiceAnswer>(await staff.send('GET', `${API}/invoices/${id}`))
  const pay = (id: number, amount: number) =>
    send<InvoiceAnswer>(`invoices/${id}/transactions`, { method: CHEQUE, amount })
  const credit = (lines: [number, number][], more: object = {}) => ({
    lines: lines.map(([lineId, quantity]) => ({ lineId, quantity, restock: true })),
    notify: false,
    shipping: 0,
    adjustmentRefund: 0,
    adjustmentFee: 0,
    ...more,
  })

  /** An order with one invoice over so many of its bottles, delivery included. */
  const invoiced = async (quantities: Record<string, number>, billed?: number) => {
    const { order } = await anOrder(quantities, shopper)
    const id = await idOf(store, order.number)
    const { lines } = await open(id)
    const pieces = lines.map((line) => ({ lineId: line.id, quantity: billed ?? line.quantity }))
    const bill = await send<InvoiceAnswer>(`orders/${id}/invoices`, { lines: pieces, notify: false })
    return { id, number: order.number, line: lines[0]?.id as number, bill }
  }

  test('take the invoice back whole: nothing is due, nothing goes back, and the stock is free', async ({ assert }) => {
    const { id, number, line, bill } = await invoiced({ A: 3 })
    const wish = credit([[line, 3]], { shipping: 1000 })
    const preview = await send<RefundPreview>(`orders/${id}/refund-previews`, wish)
    assert.containsSubset(preview, { total: { amount: 4000 }, settled: { amount: 4000 }, returned: { amount: 0 } })
    const note = await send<RefundAnswer>(`orders/${id}/refunds`, { ...wish, reason: 'Jamais réglée' })
    assert.containsSubset(note, {
      state: 'settled',
      total: { amount: 4000 },
      settled: { amount: 4000 },
      returned: { amount: 0 },
      payment: null,
      invoices: [bill.number],
    })
    assert.containsSubset(await openInvoice(bill.id), {
      state: 'credited',
      paid: { amount: 0 },
      credited: { amount: 4000 },
      due: { amount: 0 },
      remindable: { amount: 0 },
      isOverdue: false,
    })
    const order = await open(id)
    assert.containsSubset(order, { state: 'closed', transactions: [], repayment: { owed: { amount: 0 } } })
    assert.deepEqual(await levelsOf(store), [[24, 0]])
    const late = await staff.send('POST', `${API}/invoices/${bill.id}/transactions`, { method: CHEQUE, amount: 1 })
    assert.equal(refusalOf(late), '409 E_SALES_INVOICE_PAID')
    const own = await shopper.send('GET', `/api/sales/account/orders/${number}`)
    assert.containsSubset(dataOf<OrderAnswer>(own), {
      settled: { amount: 4000 },
      returned: { amount: 0 },
      toRepay: { amount: 0 },
    })
  })

  test('settle what is owed first: only what was paid beyond it goes back', async ({ assert }) => {
    const { id, line, bill } = await invoiced({ A: 3 })
    await pay(bill.id, 3000)
    const first = await send<RefundAnswer>(`orders/${id}/refunds`, credit([[line, 2]]))
    assert.containsSubset(first, {
      state: 'due',
      settled: { amount: 1000 },
      returned: { amount: 1000 },
    })
    assert.containsSubset(await openInvoice(bill.id), {
      state: 'paid',
      credited: { amount: 1000 },
      due: { amount: 0 },
    })
    assert.containsSubset(await open(id), { repayment: { owed: { amount: 0 } } })
    await send(`refunds/${first.id}/payments`, { byProvider: false })
    const order = await open(id)
    assert.containsSubset(order.transactions.at(-1), { kind: 'refunded', amount: { amount: 1000 } })
    assert.containsSubset(order, { repayment: { owed: { amount: 0 } } })
  })

  test('leave what is still owed to be paid', async ({ assert }) => {
    const { id, line, bill } = await invoiced({ A: 3 })
    await pay(bill.id, 500)
    await send(`orders/${id}/refunds`, credit([[line, 1]]))
    assert.containsSubset(await openInvoice(bill.id), { state: 'pending', due: { amount: 2500 } })
    const over = await staff.send('POST', `${API}/invoices/${bill.id}/transactions`, { method: CHEQUE, amount: 2501 })
    assert.equal(refusalOf(over), '422 E_SALES_TRANSACTION_TOO_MUCH')
    assert.include(saidOf(over).replaceAll('\u00a0', ' '), '25,00 €')
    const paid = await pay(bill.id, 2500)
    assert.containsSubset(paid, { state: 'paid', due: { amount: 0 } })
  })

  test('settle the invoice that bills their lines, before older ones', async ({ assert }) => {
    await sellWine('B', 2000, 24)
    const { order } = await anOrder({ A: 1, B: 1 }, shopper)
    const id = await idOf(store, order.number)
    const [one, other] = (await open(id)).lines.map((line) => line.id) as [number, number]
    const bill = (lineId: number) =>
      send<InvoiceAnswer>(`orders/${id}/invoices`, { lines: [{ lineId, quantity: 1 }], notify: false })
    const [first, second] = [await bill(one), await bill(other)]
    await send(`orders/${id}/refunds`, credit([[other, 1]]))
    assert.containsSubset(await openInvoice(first.id), { state: 'pending', credited: { amount: 0 } })
    assert.containsSubset(await openInvoice(second.id), { state: 'credited', due: { amount: 0 } })
  })

  test('are never more than was invoiced', async ({ assert }) => {
    const { id, line } = await invoiced({ A: 3 }, 1)
    const more = await staff.send('POST', `${API}/orders/${id}/refunds`, credit([[line, 2]]))
    assert.equal(refusalOf(more), '422 E_SALES_REFUND_TOO_MANY')
    const gesture = await staff.send('POST', `${API}/orders/${id}/refunds`, credit([], { adjustmentRefund: 2001 }))
    assert.equal(refusalOf(gesture), '422 E_SALES_REFUND_TOO_MUCH')
  })

  test('come with the cancellation of an order: in one action the invoice is taken back and the stock is free', async ({
    assert,
  }) => {
    const { id, bill } = await invoiced({ A: 3 })
    const before = await open(id)
    assert.containsSubset(before, { canCancel: true, cancellation: { pieces: 3, credited: { amount: 4000 } } })
    const canceled = await send<StaffOrderAnswer>(`orders/${id}/cancellation`, { reason: 'Jamais réglée' })
    assert.containsSubset(canceled, {
      state: 'closed',
      canCancel: false,
      refunded: { amount: 4000 },
      repayment: { owed: { amount: 0 } },
      refunds: [{ state: 'settled', total: { amount: 4000 } }],
    })
    assert.containsSubset(await openInvoice(bill.id), { state: 'credited', due: { amount: 0 } })
    assert.deepEqual(await levelsOf(store), [[24, 0]])
    const again = await staff.send('POST', `${API}/orders/${id}/cancellation`, {})
    assert.equal(refusalOf(again), '409 E_SALES_ORDER_NOT_CANCELLABLE')
  })

  test('with a cancellation leave what has left billed, and what was paid of the rest owed', async ({ assert }) => {
    const { id, line, bill } = await invoiced({ A: 6 }, 4)
    const parcel = { source: 'main', notify: false, lines: [{ lineId: line, quantity: 1 }] }
    await send(`orders/${id}/shipments`, parcel)
    await pay(bill.id, 2500)
    const before = await open(id)
    assert.containsSubset(before, {
      cancellation: { pieces: 5, credited: { amount: 3000 } },
      repayment: { owed: { amount: 0 }, afterCancelling: { amount: 500 } },
    })
    const canceled = await send<StaffOrderAnswer>(`orders/${id}/cancellation`, {})
    // 50.00 billed with delivery, 25.00 paid, 30.00 credited: 20.00 remain, and 5.00 are the customer's again.
    assert.containsSubset(canceled, {
      state: 'completed',
      lines: [{ canceled: 2, refunded: 3, shipped: 1 }],
      repayment: { owed: { amount: 500 } },
      refunds: [{ state: 'settled' }],
    })
    assert.deepEqual(await levelsOf(store), [[23, 0]])
    const repaid = await send<StaffOrderAnswer>(`orders/${id}/repayments`, { byProvider: false })
    assert.containsSubset(repaid.repayment, { owed: { amount: 0 }, done: { amount: 500 } })
  })

  test('bring back what left the stock with the invoice, to where it was', async ({ assert }) => {
    await upsert([
      {
        type: 'virtual',
        variants: [{ sku: 'BON', price: 5000, stock: { main: 10 } }],
        translations: { fr_FR: { name: 'Bon cadeau' }, en_GB: { name: 'Voucher' } },
      },
    ])
    const { id } = await invoiced({ BON: 2 })
    assert.deepEqual(await levelsOf(store), [
      [24, 0],
      [8, 0],
    ])
    await send(`orders/${id}/cancellation`, {})
    assert.deepEqual(await levelsOf(store), [
      [24, 0],
      [10, 0],
    ])
  })

  test('agree with what was invoiced, paid and given back, whatever is done', async ({ assert }) => {
    const [takeBack, issue, record, refund, ship, cancel, show] = await Promise.all([
      app.container.make(TakeBackInvoice),
      app.container.make(IssueInvoice),
      app.container.make(RecordTransaction),
      app.container.make(RefundOrder),
      app.container.make(ShipOrder),
      app.container.make(CancelOrder),
      app.container.make(ShowOrder),
    ])
    const origin = systemOrigin('command', 'test')
    const step = fc.record({
      what: fc.constantFrom('invoice', 'pay', 'credit', 'ship', 'cancel', 'take back'),
      pieces: fc.integer({ min: 1, max: 4 }),
      amount: fc.integer({ min: 1, max: 4000 }),
      which: fc.integer({ min: 0, max: 1 }),
    })
    const prices = [1009, 777]
    await sellWine('C', prices[0] as number, 10_000)
    await sellWine('D', prices[1] as number, 10_000)

    const total = async (sql: string, id: number) => {
      const row = await store.reader.first<{ sum: number }>(`select coalesce(sum(${sql}`, [id])
      return Number(row?.sum)
    }
    const check = async (id: number) => {
      const order = await show.execute({ id }, 'fr_FR')
      const invoices = await total('total_amount), 0) as sum from sales_invoices where order_id = ?', id)
      const notes = await total('total_amount), 0) as sum from sales_refunds where order_id = ?', id)
      const due = await total(
        'total_amount - paid_amount - credited_amount), 0) as sum from sales_invoices where order_id = ?',
        id
      )
      const pieces = await store.reader.all<{ billed: number; counted: number }>(
        `select ol.invoiced as counted, coalesce((select sum(x.quantity) from sales_invoice_lines x
           join sales_invoices i on i.id = x.invoice_id where x.line_id = ol.id
             and not exists (select 1 from sales_refunds c where c.taken_back_id = i.id)), 0) as billed
         from sales_order_lines ol where ol.order_id = ?`,
        [id]
      )
      for (const { billed: standing, counted } of pieces) assert.equal(Number(counted), Number(standing))
      // Whatever was taken back and billed again: what is billed of everything is what was ordered, to the cent.
      const took = await total(
        'total_amount), 0) as sum from sales_refunds where taken_back_id > 0 and order_id = ?',
        id
      )
      const isWhole = order.lines.every(({ quantity, invoiced: all }) => quantity === all)
      if (isWhole) assert.equal(invoices - took, order.totals.total.amount)
      const came = await total("amount), 0) as sum from sales_transactions where kind = 'paid' and order_id = ?", id)
      const went = await total(
        "amount), 0) as sum from sales_transactions where kind = 'refunded' and order_id = ?",
        id
      )
      const [kept, billed] = [came - went, invoices - notes]
      assert.deepEqual([order.invoiced.amount, order.refunded.amount, order.paid.amount], [invoices, notes, came])
      assert.isAtLeast(billed, 0)
      assert.equal(due, Math.max(0, billed - kept), 'what is due is what is billed and was not paid')
      if (order.open.toInvoice === 0) assert.equal(order.repayment.owed.amount, Math.max(0, kept - billed))
      const reserved = await total(
        "quantity), 0) as sum from catalogue_stock_reservations where status = 'open' and reference = (select number from sales_orders where id = ?)",
        id
      )
      assert.equal(reserved, order.open.toShip, 'what is reserved is what is left to deliver')
    }

    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 9 }), async (steps) => {
        const { order } = await anOrder({ C: 4, D: 3 }, shopper)
        const id = await idOf(store, order.number)
        for (const { what, pieces, amount, which } of steps) {
          const { lines, invoices } = await show.execute({ id }, 'fr_FR')
          const lineId = lines[which]?.id as number
          const some = [{ lineId, quantity: pieces }]
          const doing = {
            'invoice': () => issue.execute({ orderId: id, lines: some, isTold: false }, origin),
            'pay': () =>
              record.execute(
                {
                  invoiceId: invoices[which % Math.max(1, invoices.length)]?.id ?? 0,
                  method: CHEQUE,
                  reference: '',
                  amount,
                },
                origin
              ),
            'credit': () =>
              refund.execute(
                {
                  orderId: id,
                  reason: '',
                  source: null,
                  isTold: false,
                  isByProvider: false,
                  lines: [{ lineId, quantity: pieces, restock: true }],
                  adjustmentRefund: 0,
                  shipping: amount % 1001,
                  adjustmentFee: amount % 3 === 0 ? amount % 100 : 0,
                },
                origin
              ),
            'ship': () =>
              ship.execute(
                { orderId: id, source: 'main', lines: some, carrier: '', trackingNumber: '', isTold: false },
                origin
              ),
            'take back': () =>
              takeBack.execute(
                { invoiceId: invoices[amount % Math.max(1, invoices.length)]?.id ?? 0, reason: 'x', isTold: false },
                origin
              ),
            'cancel': () => cancel.execute({ orderId: id, isOwn: false, reason: '', isByProvider: false }, origin),
          }[what]
          await doing().catch((error: { code?: string }) => {
            if (!error.code?.startsWith('E_SALES_')) throw error
          })
          await check(id)
        }
      }),
      {
        numRuns: 25,
        // Money of an invoice that was taken back counts towards the next one.
        examples: [
          [
            [
              { what: 'invoice', pieces: 1, amount: 1, which: 0 },
              { what: 'invoice', pieces: 2, amount: 1, which: 0 },
              { what: 'pay', pieces: 1, amount: 1500, which: 0 },
              { what: 'ship', pieces: 2, amount: 1, which: 0 },
              { what: 'take back', pieces: 1, amount: 2, which: 0 },
              { what: 'invoice', pieces: 2, amount: 1, which: 0 },
              { what: 'invoice', pieces: 1, amount: 1, which: 0 },
              { what: 'invoice', pieces: 3, amount: 1, which: 1 },
            ],
          ],
          [
            [
              { what: 'ship', pieces: 1, amount: 1, which: 0 },
              { what: 'invoice', pieces: 1, amount: 1, which: 1 },
              { what: 'pay', pieces: 1, amount: 1001, which: 0 },
              { what: 'cancel', pieces: 1, amount: 1, which: 0 },
              { what: 'invoice', pieces: 1, amount: 1, which: 0 },
            ],
          ],
        ],
      }
    )
    for (const table of ['sales_invoices', 'sales_refunds']) {
      const numbers = await store.reader.all<{ number: string }>(`select number from ${table} order by id`)
      assert.deepEqual(
        numbers.map(({ number }) => Number(number.slice(-6))),
        numbers.map((_one, index) => index + 1),
        `${table} have no gap`
      )
    }
  }).timeout(180_000)
})
