import app from '@adonisjs/core/services/app'
import sharp from 'sharp'
import { test } from '@japa/runner'
import { MediaLibrary } from '#core/media/media_library'
import { anOrder, freshShop, sellWine } from '#plugins/sales/testing'
import { dataOf } from '#plugins/sales/tests/functional/payments/money_office'
import { newStaffVisit } from '#plugins/users/testing'
import { upsert } from '#plugins/catalogue/testing'
import type { InvoiceAnswer } from '#plugins/sales/invoices/invoice_answer'
import type { OrderAnswer } from '#plugins/sales/orders/order_answer'
import type { Picture } from '#core/media/media_record'
import type { RefundAnswer } from '#plugins/sales/refunds/refund_answer'
import type { StaffOrderAnswer } from '#plugins/sales/orders/staff_order_answer'
import type { StaffQuoteAnswer } from '#plugins/sales/quotes/staff_quote_answer'
import type { Store } from '#core/database/store'

const API = '/api/admin/sales'

test.group('The picture of a product', (group) => {
  let store: Store
  group.each.setup(async () => {
    store = await freshShop()
    await sellWine('A', 1000)
    await sellWine('PLAIN', 1000)
    const library = await app.container.make(MediaLibrary)
    const drawn = sharp({ create: { width: 300, height: 400, channels: 3, background: '#7a182f' } })
    const prepared = await library.prepare({ name: 'bottle.png', bytes: await drawn.png().toBuffer() })
    const { id } = await store.transaction((trx) => library.attach(trx, prepared))
    await upsert([{ media: [{ mediaId: id }], variants: [{ sku: 'A' }] }])
    const parts = [{ sku: 'A', quantity: 2, isDefault: true }]
    await upsert([
      {
        type: 'bundle',
        priceRule: 'parts',
        variants: [{ sku: 'BOX' }],
        translations: { fr_FR: { name: 'Coffret' }, en_GB: { name: 'Box' } },
        bundle: [{ code: 'duo', type: 'checkbox', parts }],
      },
    ])
  })

  test('stands beside its lines: on orders, quotes, invoices and credit notes; a box shows what is in it', async ({
    assert,
  }) => {
    const staff = await newStaffVisit()
    const { visitor, order } = await anOrder({ A: 1, PLAIN: 1, BOX: 1 })
    const pictured = (lines: readonly { sku: string; image: Picture | null }[]) => {
      return Object.fromEntries(lines.map(({ sku, image }) => [sku, image === null ? null : image.url.length > 0]))
    }
    const expected = { A: true, PLAIN: null, BOX: true }
    const own = await visitor.send('GET', `/api/sales/account/orders/${order.number}`)
    assert.deepEqual(pictured(dataOf<OrderAnswer>(own).lines), expected)
    const row = await store.reader.first<{ id: number }>('select id from sales_orders where number = ?', [order.number])
    const at = `${API}/orders/${row?.id}`
    const shown = dataOf<StaffOrderAnswer>(await staff.send('GET', at))
    assert.deepEqual(pictured(shown.lines), expected)
    const quote = dataOf<StaffQuoteAnswer>(await staff.send('POST', `${API}/quotes`, { orderId: row?.id }))
    assert.deepEqual(pictured(quote.lines), expected)
    const all = shown.lines.map(({ id, quantity }) => ({ lineId: id, quantity }))
    const bill = dataOf<InvoiceAnswer>(await staff.send('POST', `${at}/invoices`, { lines: all, notify: false }))
    assert.deepEqual(pictured(bill.lines), expected)
    const back = all.map((line) => ({ ...line, restock: true }))
    const wish = { lines: back, shipping: 0, adjustmentRefund: 0, adjustmentFee: 0, notify: false }
    assert.deepEqual(pictured(dataOf<RefundAnswer>(await staff.send('POST', `${at}/refunds`, wish)).lines), expected)
  })
})
