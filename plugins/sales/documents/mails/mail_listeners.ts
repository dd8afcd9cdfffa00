import app from '@adonisjs/core/services/app'
import { canceledWords, refundWords } from '#plugins/sales/payments/services/money_words'
import { DEFAULT_LOCALE } from '#core/i18n/locales'
import { MailOrder, type OrderMail } from '#plugins/sales/orders/actions/mail_order'
import { MailQuote, type QuoteMail } from '#plugins/sales/quotes/actions/mail_quote'
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

type Event = Parameters<DomainListener['handle']>[0]
type Payload = Event['payload']

/** Sends a mail about the order of an event, once. Null: there is none. */
function aboutOrder(
  describe: (payload: Payload) => Promise<Partial<OrderMail> | null> | Partial<OrderMail> | null
): DomainListener {
  return {
    async handle({ id, payload }) {
      const told = await describe(payload)
      if (!told) return
      const mail = await app.container.make(MailOrder)
      const about = { orderId: Number(payload.orderId), once: `mail:${id}`, template: null, staff: null }
      await mail.execute({ ...about, ...told })
    },
  }
}

/** The same of a quote. */
function aboutQuote(describe: (event: Event) => Partial<QuoteMail> | null): DomainListener {
  return {
    async handle(event) {
      const told = describe(event)
      if (!told) return
      const mail = await app.container.make(MailQuote)
      const about = { number: String(event.payload.number), once: `mail:${event.id}`, template: null, staff: null }
      await mail.execute({ ...about, ...told })
    },
  }
}

/** Confirms an order to its customer, and tells staff. */
export const orderPlaced = aboutOrder(() => ({
  template: 'sales.order_placed',
  staff: 'sales.order_placed_staff',
  hasTerms: true,
  afterSale: 'placed_mail',
}))

/** Sends a customer what staff wrote about their order. */
export const orderCommented = aboutOrder(({ text }) => ({
  template: 'sales.order_commented',
  values: { comment: String(text) },
}))

/** Tells a customer that their order, or some pieces of it, are called off, and what becomes of the money that they paid. */
export const orderCanceled = aboutOrder(async ({ orderId, pieces: said, reason }) => {
  const pieces = Array.isArray(said) ? said.map(String) : null
  return {
    template: pieces ? 'sales.order_reduced' : 'sales.order_canceled',
    values: { reason: String(reason ?? ''), pieces: (pieces ?? []).join('\n') },
    words: { money: await canceledWords(await app.container.make(Store), Number(orderId)) },
  }
})

/** Tells a customer what left and how to follow it, where staff wanted that. Staff and its source's contact hear of all. */
export const orderShipped = aboutOrder(async ({ shipmentId, isTold }) => {
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
})

/** Tells a customer that an invoice was issued, and what is still to pay. */
export const orderInvoiced = aboutOrder(async ({ invoiceId, isTold }) => {
  if (isTold !== true) return null
  const show = await app.container.make(ShowInvoice)
  const { number: invoice, total: amount } = await show.execute(Number(invoiceId), DEFAULT_LOCALE)
  return { template: 'sales.order_invoiced', values: { invoice }, money: { amount } }
})

/** Sends a customer the reminder of an invoice, with what is due by now; none where that was paid a moment ago. */
export const invoiceReminded = aboutOrder(async ({ invoiceId }) => {
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
})

/** Tells a customer of a credit note, and where its money is. */
export const orderRefunded = aboutOrder(async ({ refundId, isTold }) => {
  if (isTold !== true) return null
  const show = await app.container.make(ShowRefund)
  const refund = await show.execute(Number(refundId), null)
  return {
    template: 'sales.order_refunded',
    values: { refund: refund.number, reason: refund.reason },
    money: { amount: refund.total },
    words: { money: refundWords(refund) },
  }
})

/** Tells a customer who was waiting for money that it has gone, and which way. */
export const moneyReturned = aboutOrder(async ({ orderId, transactionId }) => {
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
})

/** Confirms the request of a quote, and tells staff. */
export const quoteRequested = aboutQuote(() => ({
  template: 'sales.quote_requested',
  staff: 'sales.quote_requested_staff',
}))

/** Sends a quote to whom it is for, with what staff wrote. */
export const quoteSent = aboutQuote(({ payload }) => ({
  template: 'sales.quote_sent',
  text: String(payload.message),
}))

/** Tells a customer that staff wrote down their yes: who did not give it can say so. */
export const quoteAccepted = aboutQuote(({ payload }) => {
  return payload.by === 'staff' ? { template: 'sales.quote_accepted', order: String(payload.order) } : null
})

/** Tells the customer that staff refused what was asked or took back what was sent. */
export const quoteClosed = aboutQuote(({ name, payload }) => {
  if (payload.isTold !== true) return null
  const template = name === 'sales.quote.refused' ? 'sales.quote_refused' : 'sales.quote_canceled'
  return { template, text: String(payload.reason) }
})

/** Tells staff that a customer does not want what was offered, and why. */
export const quoteDeclined = aboutQuote(({ payload }) => ({
  staff: 'sales.quote_declined_staff',
  text: String(payload.reason),
}))

/** Sends a customer what staff wrote about their quote. */
export const quoteCommented = aboutQuote(({ payload }) => ({
  template: 'sales.quote_commented',
  text: String(payload.text),
}))
