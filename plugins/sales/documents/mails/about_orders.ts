import app from '@adonisjs/core/services/app'
import { inWords } from '#core/mail/mail_variable'
import * as describe from '#plugins/sales/documents/mails/order_mails'
import { OrderMailValues } from '#plugins/sales/orders/services/order_mail_values'
import { outside } from '#plugins/sales/database/statements'
import { readOrder } from '#plugins/sales/orders/services/order_reads'
import { Store } from '#core/database/store'
import type { DescribeOrderMail, OrderPayload } from '#plugins/sales/documents/mails/order_mails'
import type { Locale } from '#core/i18n/locales'
import type { MailAbout } from '#core/mail/mail_template'

/** What an event about an order would say, for a preview. Null: nothing of the kind has happened to this order. */
type Happened = (orderId: number, locale: Locale) => Promise<OrderPayload | null>

interface Options {
  happened?: Happened
  isForStaff?: boolean
}

/** Shows staff a mail about an order with a real one: filled in by what sends it. */
function aboutOrder(
  describeMail: DescribeOrderMail,
  { happened = async () => ({}), isForStaff = false }: Options = {}
): MailAbout {
  return {
    label: inWords('Numéro d’une commande', 'Number of an order'),
    example: 'CMD-2026-000042',
    permission: 'sales.orders.view',
    async read(number, locale) {
      const store = await app.container.make(Store)
      const order = await readOrder(outside(store), store.dialect, { number })
      const payload = order && (await happened(order.id, locale))
      const facts = payload && (await describeMail({ ...payload, orderId: order.id, isTold: true }))
      if (!facts) return null
      const of = await app.container.make(OrderMailValues)
      // Without what plugins offer after the sale: links by which whoever reads them acts for the customer.
      const { template: _template, staff: _staff, colleague: _colleague, afterSale: _offers, ...told } = facts
      const values = isForStaff
        ? await of.forStaff(order, told, locale)
        : await of.forCustomer({ ...order, locale }, told)
      return { values, channel: order.channel }
    },
  }
}

/** The last document of an order. */
const last =
  (table: 'sales_invoices' | 'sales_refunds' | 'sales_shipments', name: string): Happened =>
  async (orderId) => {
    const store = await app.container.make(Store)
    const [found] = await outside(store)<{ id: number | null }>(
      `select max(id) as id from ${table} where order_id = ?`,
      [orderId]
    )
    return found?.id ? { [name]: Number(found.id) } : null
  }

/** Words that staff type for one order alone are those of an example. */
const WORDS: Record<Locale, { text: string; reason: string; piece: string }> = {
  fr_FR: { text: 'Merci de votre commande.', reason: 'Rupture de stock', piece: '1 × Un article' },
  en_GB: { text: 'Thank you for your order.', reason: 'Out of stock', piece: '1 × An item' },
}

const shipped = last('sales_shipments', 'shipmentId')
const invoiced = last('sales_invoices', 'invoiceId')

export const PLACED = aboutOrder(describe.orderPlaced)
export const PLACED_STAFF = aboutOrder(describe.orderPlaced, { isForStaff: true })
export const COMMENTED = aboutOrder(describe.orderCommented, {
  happened: async (_id, locale) => ({ text: WORDS[locale].text }),
})
export const CANCELED = aboutOrder(describe.orderCanceled, {
  happened: async (orderId, locale) => ({ orderId, reason: WORDS[locale].reason }),
})
export const REDUCED = aboutOrder(describe.orderCanceled, {
  happened: async (orderId, locale) => ({ orderId, reason: WORDS[locale].reason, pieces: [WORDS[locale].piece] }),
})
export const SHIPPED = aboutOrder(describe.orderShipped, { happened: shipped })
export const SHIPPED_STAFF = aboutOrder(describe.orderShipped, { happened: shipped, isForStaff: true })
export const INVOICED = aboutOrder(describe.orderInvoiced, { happened: invoiced })
export const REMINDED = aboutOrder(describe.invoiceReminded, { happened: invoiced })
export const REFUNDED = aboutOrder(describe.orderRefunded, { happened: last('sales_refunds', 'refundId') })
