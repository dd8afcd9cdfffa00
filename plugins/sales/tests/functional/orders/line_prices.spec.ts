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
import { Papers } from '#plugins/sales/services/papers/papers'
import { paperBytes } from '#plugins/sales/services/papers/write_papers'
import { pdfText } from '#plugins/sales/tests/fixtures/pdf_text'
import type { InvoiceAnswer } from '#plugins/sales/transformers/invoice'
import type { MoneyData } from '#core/money/money'
import type { Paper } from '#plugins/sales/services/papers/paper'
import type { OrderAnswer } from '#plugins/sales/transformers/order'
import type { RefundAnswer } from '#plugins/sales/transformers/refund'
import type { StaffOrderAnswer } from '#plugins/sales/transformers/staff_order'
import type { StaffQuoteAnswer } from '#plugins/sales/transformers/staff_quote'
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
