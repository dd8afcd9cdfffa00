import { test } from '@japa/runner'
import { anOrder, freshShop, sellWine } from '#plugins/sales/testing'
import { dataOf } from '#plugins/sales/tests/functional/payments/money_office'
import { newStaffVisit } from '#plugins/users/testing'
import type { InvoiceAnswer } from '#plugins/sales/invoices/invoice_answer'
import type { OrderAnswer } from '#plugins/sales/orders/order_answer'
import type { QuoteAnswer } from '#plugins/sales/quotes/quote_answer'
import type { StaffOrderAnswer } from '#plugins/sales/orders/staff_order_answer'
import type { StaffQuoteAnswer } from '#plugins/sales/quotes/staff_quote_answer'

const ORDERS = '/api/admin/sales/orders'
const QUOTES = '/api/admin/sales/quotes'

test.group('The way to pay, and that of delivery, of an order', (group) => {
  group.each.setup(async () => {
    await freshShop()
    await sellWine('A', 1000)
  })

  test('are told in the language of who reads it', async ({ assert }) => {
    const staff = await newStaffVisit()
    const { visitor, order } = await anOrder({ A: 1 })
    const listed = async (locale: string) => {
      return dataOf<{ id: number; payment: string }[]>(await staff.send('GET', `${ORDERS}?locale=${locale}`))[0]
    }
    const id = (await listed('fr_FR'))?.id
    const read = async (locale: string) => {
      const shown = dataOf<StaffOrderAnswer>(await staff.send('GET', `${ORDERS}/${id}?locale=${locale}`))
      return [shown.payment.title, shown.shipping?.title, (await listed(locale))?.payment]
    }
    assert.deepEqual(await read('fr_FR'), ['Paiement à la livraison', 'Livraison standard', 'Paiement à la livraison'])
    assert.deepEqual(await read('en_GB'), ['Cash on delivery', 'Standard delivery', 'Cash on delivery'])
    const own = await visitor.send('GET', `/api/sales/account/orders/${order.number}?locale=en_GB`)
    assert.equal(dataOf<OrderAnswer>(own).payment.title, 'Cash on delivery')
  })

  test('are so on invoices and quotes, too; what staff called a delivery themselves stays', async ({ assert }) => {
    const staff = await newStaffVisit()
    const { visitor, order } = await anOrder({ A: 1 })
    const [listed] = dataOf<{ id: number }[]>(await staff.send('GET', ORDERS))
    const { lines } = dataOf<StaffOrderAnswer>(await staff.send('GET', `${ORDERS}/${listed?.id}`))
    const all = { lines: lines.map(({ id }) => ({ lineId: id, quantity: 1 })), notify: false }
    const bill = dataOf<InvoiceAnswer>(await staff.send('POST', `${ORDERS}/${listed?.id}/invoices?locale=en_GB`, all))
    assert.equal(bill.shipping?.title, 'Standard delivery')
    const asked = await visitor.send('POST', `/api/sales/account/orders/${order.number}/quotes`, {})
    const { number } = dataOf<{ number: string }>(asked)
    const own = async (locale: string) =>
      dataOf<QuoteAnswer>(await visitor.send('GET', `/api/sales/quotes/${number}?locale=${locale}`)).shipping
    assert.deepEqual(
      [(await own('fr_FR'))?.title, (await own('en_GB'))?.title],
      ['Livraison standard', 'Standard delivery']
    )
    const [row] = dataOf<{ id: number }[]>(await staff.send('GET', QUOTES))
    const quote = dataOf<StaffQuoteAnswer>(await staff.send('GET', `${QUOTES}/${row?.id}?locale=en_GB`))
    assert.containsSubset(quote.shipping, { title: 'Livraison standard', shownTitle: 'Standard delivery' })
    const named = {
      version: quote.version,
      lines: [{ position: 1, quantity: 1 }],
      shipping: { title: 'Par notre camion', amount: 0 },
    }
    const changed = await staff.send('PUT', `${QUOTES}/${row?.id}?locale=en_GB`, named)
    assert.equal(dataOf<StaffQuoteAnswer>(changed).shipping?.shownTitle, 'Par notre camion')
  })
})
