import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import {
  chooseAll,
  contributed,
  freshShop,
  PAY_LATER,
  placedOf,
  sellWine,
  signedInShopper,
} from '#plugins/sales/testing'
import { dataOf } from '#plugins/sales/tests/functional/payments/money_office'
import { newStaffVisit } from '#plugins/users/testing'
import { Papers } from '#plugins/sales/documents/papers/papers'
import { paperBytes } from '#plugins/sales/documents/papers/write_papers'
import { pdfText } from '#plugins/sales/tests/fixtures/pdf_text'
import type { InvoiceAnswer } from '#plugins/sales/invoices/invoice_answer'
import type { MoneyData } from '#core/money/money'
import type { Paper } from '#plugins/sales/documents/papers/paper'
import type { OrderAnswer } from '#plugins/sales/orders/order_answer'
import type { RefundAnswer } from '#plugins/sales/refunds/refund_answer'
import type { StaffOrderAnswer } from '#plugins/sales/orders/staff_order_answer'
import type { StaffQuoteAnswer } from '#plugins/sales/quotes/staff_quote_answer'
import type { UnitPrice } from '#core/money/unit_price'

const API = '/api/admin/sales'

/** What so many pieces come to at a shown price, in minor units of a currency with two decimals. */
const times = ({ amount, exact }: UnitPrice, quantity: number) =>
  Math.round((exact === undefined ? amount : Number(exact) * 100) * quantity)

test.group('The price of a piece', (group) => {
  group.each.setup(async () => {
    await freshShop()
  })

  test('by the quantity is the line, on every document', async ({ assert }) => {
    // 2 × 22.90 are 38.17 without VAT; 3 × 7.77 are 19.43.
    await sellWine('A', 2290)
    await sellWine('B', 777)
    const [staff, shopper] = [await newStaffVisit(), await signedInShopper()]
    const holds = (line: { quantity: number }, unit: UnitPrice | null, total: MoneyData | null) => {
      assert.equal(times(unit as UnitPrice, line.quantity), total?.amount)
    }
    const cart = await shopper.fill({ A: 2, B: 3 })
    for (const line of cart.lines) {
      holds(line, line.unitPrice, line.total)
      holds(line, line.netUnitPrice, line.netTotal)
    }
    assert.equal(cart.lines[0]?.netUnitPrice?.exact, '19.0850')
    await chooseAll()
    const order = placedOf(await shopper.place())
    const own = dataOf<OrderAnswer>(await shopper.send('GET', `/api/sales/account/orders/${order.number}`))
    for (const line of own.lines) {
      holds(line, line.unitPrice, line.total)
      holds(line, line.netUnitPrice, line.netTotal)
    }
    const list = dataOf<{ id: number }[]>(await staff.send('GET', `${API}/orders`))
    const at = `${API}/orders/${list[0]?.id}`
    const shown = dataOf<StaffOrderAnswer>(await staff.send('GET', at))
    for (const line of shown.lines) holds(line, line.unitPrice, line.total)
    const quote = dataOf<StaffQuoteAnswer>(await staff.send('POST', `${API}/quotes`, { orderId: list[0]?.id }))
    for (const line of quote.lines) {
      holds(line, line.unitPrice, line.total)
      holds(line, line.netUnitPrice, line.netTotal)
    }
    const all = shown.lines.map(({ id, quantity }) => ({ lineId: id, quantity }))
    const bill = dataOf<InvoiceAnswer>(await staff.send('POST', `${at}/invoices`, { lines: all, notify: false }))
    for (const line of bill.lines) holds(line, line.unitNet, line.net)
    const [paper] = await (await app.container.make(Papers)).read('invoices', [bill.id])
    assert.include(await pdfText(await paperBytes(paper as Paper)), '19,0850')
    const back = all.map((line) => ({ ...line, restock: true }))
    const wish = { lines: back, shipping: 0, adjustmentRefund: 0, adjustmentFee: 0, notify: false }
    const note = dataOf<RefundAnswer>(await staff.send('POST', `${at}/refunds`, wish))
    for (const line of note.lines) holds(line, line.unitNet, line.net)
  })
})

test.group('The price of a piece on an order that is billed in parts', (group) => {
  group.each.setup(async () => {
    await freshShop()
  })

  test('is that of the order on every invoice and credit note, and by the quantity it is the line', async ({
    assert,
  }) => {
    // 6 × 13.90 are 69.50 without VAT: 11.5833 each.
    await sellWine('A', 1390)
    const [staff, shopper] = [await newStaffVisit(), await signedInShopper()]
    await shopper.fill({ A: 6 })
    await chooseAll()
    placedOf(await shopper.place())
    const list = dataOf<{ id: number }[]>(await staff.send('GET', `${API}/orders`))
    const at = `${API}/orders/${list[0]?.id}`
    const shown = dataOf<StaffOrderAnswer>(await staff.send('GET', at))
    const price = shown.lines[0]?.netUnitPrice as UnitPrice
    assert.equal(price.exact, '11.5833')
    const lineId = shown.lines[0]?.id as number
    let total = 0
    for (const quantity of [1, 1, 3, 1]) {
      const lines = [{ lineId, quantity }]
      const bill = dataOf<InvoiceAnswer>(await staff.send('POST', `${at}/invoices`, { lines, notify: false }))
      const [line] = bill.lines
      assert.deepEqual(line?.unitNet, price)
      assert.equal(times(price, quantity), line?.net.amount)
      const [paper] = await (await app.container.make(Papers)).read('invoices', [bill.id])
      assert.include(await pdfText(await paperBytes(paper as Paper)), '11,5833')
      total += line?.total.amount ?? 0
    }
    assert.equal(total, 6 * 1390)
    const wish = { shipping: 0, adjustmentRefund: 0, adjustmentFee: 0, notify: false }
    for (const quantity of [2, 4]) {
      const back = { ...wish, lines: [{ lineId, quantity, restock: true }] }
      const note = dataOf<RefundAnswer>(await staff.send('POST', `${at}/refunds`, back))
      assert.deepEqual(note.lines[0]?.unitNet, price)
      assert.equal(times(price, quantity), note.lines[0]?.net.amount)
    }
  })
})

test.group('An invoice that is paid on delivery', (group) => {
  group.each.setup(async () => {
    await freshShop()
  })

  test('names no day on which it is due; others do', async ({ assert }) => {
    await sellWine('A', 1000)
    const [staff, shopper] = [await newStaffVisit(), await signedInShopper()]
    const billed = async (payment: string) => {
      await shopper.fill({ A: 1 })
      await chooseAll({ payment })
      placedOf(await shopper.place())
      const [order] = dataOf<{ id: number }[]>(await staff.send('GET', `${API}/orders`))
      const { lines } = dataOf<StaffOrderAnswer>(await staff.send('GET', `${API}/orders/${order?.id}`))
      const all = { lines: lines.map(({ id }) => ({ lineId: id, quantity: 1 })), notify: false }
      const bill = dataOf<InvoiceAnswer>(await staff.send('POST', `${API}/orders/${order?.id}/invoices`, all))
      const [paper] = await (await app.container.make(Papers)).read('invoices', [bill.id])
      return { dueAt: bill.dueAt, text: await pdfText(await paperBytes(paper as Paper)) }
    }
    const cash = await billed('payment_offline.cash_on_delivery')
    assert.isNull(cash.dueAt)
    assert.include(cash.text, 'Échéance à la livraison')
    const taken = contributed('sales.payment_methods', 'test.later', PAY_LATER)
    const later = await billed('test.later').finally(taken)
    assert.isString(later.dueAt)
    assert.match(later.text, /Échéance \d+ \S+ \d{4}/)
    const [first, second] = dataOf<{ due_at: string | null }[]>(await staff.send('GET', `${API}/invoices`))
    assert.isString(first?.due_at)
    assert.isNull(second?.due_at)
  })
})
