import app from '@adonisjs/core/services/app'
import * as orderMails from '#plugins/sales/documents/mails/order_mails'
import { MailOrder } from '#plugins/sales/orders/actions/mail_order'
import { MailQuote, type QuoteMail } from '#plugins/sales/quotes/actions/mail_quote'
import type { DescribeOrderMail } from '#plugins/sales/documents/mails/order_mails'
import type { DomainListener } from '#core/events/listener'

type Event = Parameters<DomainListener['handle']>[0]

/** Sends a mail about the order of an event, once, if one is described. */
function aboutOrder(describe: DescribeOrderMail): DomainListener {
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

export const orderPlaced = aboutOrder(orderMails.orderPlaced)
export const orderCommented = aboutOrder(orderMails.orderCommented)
export const orderCanceled = aboutOrder(orderMails.orderCanceled)
export const orderShipped = aboutOrder(orderMails.orderShipped)
export const orderInvoiced = aboutOrder(orderMails.orderInvoiced)
export const invoiceReminded = aboutOrder(orderMails.invoiceReminded)
export const orderRefunded = aboutOrder(orderMails.orderRefunded)
export const moneyReturned = aboutOrder(orderMails.moneyReturned)

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
