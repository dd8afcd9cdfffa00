import app from '@adonisjs/core/services/app'
import { MailOrder } from '#plugins/sales/actions/orders/mail_order'
import { ShowInvoice } from '#plugins/sales/queries/invoices/show_invoice'
import { DEFAULT_LOCALE } from '#core/i18n/locales'
import type { DomainListener } from '#core/events/listener'
import type { MoneyData } from '#core/money/money'

/** Sends a customer the reminder of an invoice, unless it was paid a moment ago. */
const mailInvoiceReminded: DomainListener = {
  async handle({ id, payload }) {
    const find = await app.container.make(ShowInvoice)
    const invoice = await find.execute(Number(payload.invoiceId), DEFAULT_LOCALE)
    if (invoice.due.amount === 0) return
    const mail = await app.container.make(MailOrder)
    const amount = payload.amount as MoneyData
    await mail.execute({
      orderId: Number(payload.orderId),
      template: 'sales.invoice_reminder',
      staff: null,
      once: `mail:${id}`,
      values: { invoice: invoice.number },
      money: { amount },
      days: { issued: invoice.issuedAt, due: invoice.dueAt },
      due: amount.amount,
    })
  },
}

export default mailInvoiceReminded
