import { test } from '@japa/runner'
import { chooseAll, freshShop, placedOf, refusalOf, saidOf, setSetting, signedInShopper } from '#plugins/sales/testing'
import { aWine, upsert } from '#plugins/catalogue/testing'
import { dataOf } from '#plugins/sales/tests/functional/payments/money_office'
import { newStaffVisit } from '#plugins/users/testing'
import type { InvoiceAnswer } from '#plugins/sales/invoices/invoice_answer'
import type { RefundAnswer } from '#plugins/sales/refunds/refund_answer'
import type { ShopVisitor } from '#plugins/sales/testing'
import type { StaffOrderAnswer } from '#plugins/sales/orders/staff_order_answer'
import type { StaffQuoteAnswer } from '#plugins/sales/quotes/staff_quote_answer'
import type { Store } from '#core/database/store'

const API = '/api/admin/sales'
const MANY = 230

test.group('A cart of as many lines as the shop allows', (group) => {
  let store: Store
  let shopper: ShopVisitor
  group.each.setup(async () => {
    store = await freshShop()
    shopper = await signedInShopper()
    const wines = Array.from({ length: MANY + 1 }, (_one, index) => `W-${index}`)
    await upsert(
      wines.map((sku) => aWine({ name: sku, variants: [{ sku, price: 100, stock: { main: 5 }, weight: 1300 }] }))
    )
    await setSetting('sales.cart.most_lines', MANY)
  })

  const fill = (count: number) =>
    shopper.send('POST', '/api/sales/cart/items', {
      items: Array.from({ length: count }, (_one, index) => ({ sku: `W-${index}`, quantity: 1 })),
      isOfAge: true,
    })

  test('becomes an order, an invoice, a shipment, a credit note and a quote of as many', async ({ assert }) => {
    const staff = await newStaffVisit()
    assert.equal((await fill(MANY)).status, 200)
    await chooseAll()
    const { number } = placedOf(await shopper.place())
    const row = await store.reader.first<{ id: number }>('select id from sales_orders where number = ?', [number])
    const at = `${API}/orders/${row?.id}`
    const { lines } = dataOf<StaffOrderAnswer>(await staff.send('GET', at))
    assert.lengthOf(lines, MANY)
    const all = lines.map(({ id }) => ({ lineId: id, quantity: 1 }))
    // Whatever the setting is by then.
    await setSetting('sales.cart.most_lines', 3)
    const bill = dataOf<InvoiceAnswer>(await staff.send('POST', `${at}/invoices`, { lines: all, notify: false }))
    assert.lengthOf(bill.lines, MANY)
    dataOf(await staff.send('POST', `${at}/shipments`, { source: 'main', lines: all, notify: false }))
    const wish = { shipping: 0, adjustmentRefund: 0, adjustmentFee: 0, source: 'main', notify: false }
    const back = all.map((line) => ({ ...line, restock: true }))
    const note = dataOf<RefundAnswer>(await staff.send('POST', `${at}/refunds`, { ...wish, lines: back }))
    assert.lengthOf(note.lines, MANY)
    const quote = dataOf<StaffQuoteAnswer>(await staff.send('POST', `${API}/quotes`, { orderId: row?.id }))
    assert.lengthOf(quote.lines, MANY)
    const kept = quote.lines.map(({ position, quantity }) => ({ position, quantity, off: 0 }))
    const priced = { version: quote.version, shipping: null, lines: kept }
    assert.equal((await staff.send('PUT', `${API}/quotes/${quote.id}`, priced)).status, 200)
    const more = { ...priced, version: quote.version + 1, lines: [...kept, { sku: `W-${MANY}`, quantity: 1, off: 0 }] }
    const refused = await staff.send('PUT', `${API}/quotes/${quote.id}`, more)
    assert.equal(refusalOf(refused), '422 E_SALES_QUOTE_FULL')
    assert.include(saidOf(refused), String(MANY))
    const again = dataOf<{ id: number }>(await staff.send('POST', `${API}/drafts`, { orderId: row?.id }))
    const draft = dataOf<{ lines: object[] }>(await staff.send('GET', `${API}/drafts/${again.id}`))
    assert.lengthOf(draft.lines, MANY)
  }).timeout(60_000)

  test('says how many fit when it is full', async ({ assert }) => {
    await setSetting('sales.cart.most_lines', 10)
    assert.equal((await fill(8)).status, 200)
    const refused = await fill(11)
    assert.equal(refusalOf(refused), '422 E_SALES_CART_FULL')
    assert.match(saidOf(refused), /10 articles différents.*il reste 2 places/)
    assert.containsSubset(refused.body, { errors: [{ meta: { most: 10, room: 2 } }] })
    await setSetting('sales.cart.most_lines', 5)
    assert.equal((await fill(8)).status, 200, 'what is there may become more')
    assert.match(saidOf(await fill(9)), /il n’y a plus de place/)
  })

  test('goes past what a call may name', async ({ assert }) => {
    const items = Array.from({ length: 1001 }, (_one, index) => ({ sku: `X-${index}`, quantity: 1 }))
    const refused = await shopper.send('POST', '/api/sales/cart/items', { items, isOfAge: true })
    assert.equal(refused.status, 422)
    assert.match(saidOf(refused), /1.?000/)
  })
})
