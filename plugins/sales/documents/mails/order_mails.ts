import app from '@adonisjs/core/services/app'
import { canceledWords, refundWords } from '#plugins/sales/payments/services/money_words'
import { DEFAULT_LOCALE } from '#core/i18n/locales'
import { orders } from '#plugins/sales/orders/tables'
import { outside } from '#plugins/sales/database/statements'
import { Settings } from '#core/settings/settings'
import { ShowInvoice } from '#plugins/sales/invoices/queries/show_invoice'
import { ShowRefund } from '#plugins/sales/refunds/queries/show_refund'
import { ShowShipment } from '#plugins/sales/shipments/queries/show_shipment'
import { sourceContact } from '#plugins/sales/shipments/source_contact'
import { Store } from '#core/database/store'
import { fromStore } from '#core/database/run_rows'
import { transactions } from '#plugins/sales/payments/tables'
import type { DomainListener } from '#core/events/listener'
import type { OrderMail } from '#plugins/sales/orders/actions/mail_order'

export type OrderPayload = Parameters<DomainListener['handle']>[0]['payload']

/** The mails about an order that an event calls for. Null: there are none. */
export type DescribeOrderMail = (
  payload: OrderPayload
) => Promise<Partial<OrderMail> | null> | Partial<OrderMail> | null

/** Confirms an order to its customer, and tells staff. */
export const orderPlaced: DescribeOrderMail = () => ({
  template: 'sales.order_placed',
  staff: 'sales.order_placed_staff',
  hasTerms: true,
  afterSale: 'placed_mail',
})

/** Sends a customer what staff wrote about their order. */
export const orderCommented: DescribeOrderMail = ({ text }) => ({
  template: 'sales.order_commented',
  values: { comment: String(text) },
})

/** Tells a customer that their order, or some pieces of it, are called off, and what becomes of the money that they paid. */
export const orderCanceled: DescribeOrderMail = async ({ orderId, pieces: said, reason }) => {
  const pieces = Array.isArray(said) ? said.map(String) : null
  return {
    template: pieces ? 'sales.order_reduced' : 'sales.order_canceled',
    values: { reason: String(reason ?? ''), pieces: (pieces ?? []).join('\n') },
    words: { money: await canceledWords(await app.container.make(Store), Number(orderId)) },
  }
}

/** Tells a customer what left and how to follow it, where staff wanted that. Staff and its source's contact hear of all. */
export const orderShipped: DescribeOrderMail = async ({ shipmentId, isTold }) => {
  const [show, store, settings] = await Promise.all([
    app.container.make(ShowShipment),
    app.container.make(Store),
    app.container.make(Settings),
  ])
  const shipment = await show.execute(Number(shipmentId))
  const parcel = shipment.lines
    .filter(({ isPart }) => !isPart)
    .map(({ quantity, name, detail }) => `${quantity} × ${[name, detail].filter(Boolean).join(', ')}`)
  const contact = await sourceContact(outside(store), shipment.id)
  return {
    template: isTold === true ? 'sales.order_shipped' : null,
    afterSale: 'shipped_mail',
    staff: settings.get<boolean>('sales.shipments.tell_staff') ? 'sales.order_shipped_staff' : null,
    ...(contact ? { colleague: { template: 'sales.order_shipped_staff', to: contact } } : {}),
    values: {
      shipment: shipment.number,
      source: shipment.source,
      parcel: parcel.join('\n'),
      tracking: [shipment.carrier, shipment.trackingNumber].filter(Boolean).join(', '),
    },
  }
}

/** Tells a customer that an invoice was issued, and what is still to pay. */
export const orderInvoiced: DescribeOrderMail = async ({ invoiceId, isTold }) => {
  if (isTold !== true) return null
  const show = await app.container.make(ShowInvoice)
  const { number: invoice, total: amount } = await show.execute(Number(invoiceId), DEFAULT_LOCALE)
  return { template: 'sales.order_invoiced', values: { invoice }, money: { amount } }
}

/** Sends a customer the reminder of an invoice, with what is due by now; none where that was paid a moment ago. */
export const invoiceReminded: DescribeOrderMail = async ({ invoiceId }) => {
  const show = await app.container.make(ShowInvoice)
  const { number, issuedAt, dueAt, remindable } = await show.execute(Number(invoiceId), DEFAULT_LOCALE)
  if (remindable.amount === 0) return null
  return {
    template: 'sales.invoice_reminder',
    values: { invoice: number, ...(dueAt === null ? { due: 'delivery' } : {}) },
    money: { amount: remindable },
    days: { issued: issuedAt, ...(dueAt === null ? {} : { due: dueAt }) },
    due: remindable.amount,
  }
}

/** Tells a customer of a credit note, and where its money is. */
export const orderRefunded: DescribeOrderMail = async ({ refundId, isTold }) => {
  if (isTold !== true) return null
  const show = await app.container.make(ShowRefund)
  const refund = await show.execute(Number(refundId), null)
  return {
    template: 'sales.order_refunded',
    values: { refund: refund.number, reason: refund.reason },
    money: { amount: refund.total },
    words: { money: refundWords(refund) },
  }
}

/** Tells a customer who was waiting for money that it has gone, and which way. */
export const moneyReturned: DescribeOrderMail = async ({ orderId, transactionId }) => {
  const run = fromStore(await app.container.make(Store))
  const transaction = await transactions.find(run, { id: Number(transactionId) })
  const order = transaction && (await orders.find(run, { id: Number(orderId) }))
  if (!order) return null
  const { amount, currency, paymentId } = transaction
  const key = `sales.mails.money.${paymentId === null ? 'by_shop' : 'done'}`
  return {
    template: 'sales.money_returned',
    words: { money: { key, amount: { amount, currency }, method: order.paymentTitle } },
  }
}
