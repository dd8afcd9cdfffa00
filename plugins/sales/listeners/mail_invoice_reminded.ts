import app from '@adonisjs/core/services/app'
import { MailOrder } from '#plugins/sales/actions/orders/mail_order'
import { ShowInvoice } from '#plugins/sales/queries/invoices/show_invoice'
import { DEFAULT_LOCALE } from '#core/i18n/locales'
import type { DomainListener } from '#core/events/listener'

/** Sends a customer the reminder of an invoice, with what is due by now; none where that was paid a moment ago. */
const mailInvoiceReminded: DomainListener = {
  async handle({ id, payload }) {
    const find = await app.container.make(ShowInvoice)
    const invoice = await find.execute(Number(payload.invoiceId), DEFAULT_LOCALE)
    const { number, issuedAt, dueAt, remindable } = invoice
    if (remindable.amount === 0) return
    const mail = await app.container.make(MailOrder)
    await mail.execute({
      orderId: Number(payload.orderId),
      template: 'sales.invoice_reminder',
      staff: null,
      once: `mail:${id}`,
      values: { invoice: number, ...(dueAt === null ? { due: 'delivery' } : {}) },
      money: { amount: remindable },
      days: { issued: issuedAt, ...(dueAt === null ? {} : { due: dueAt }) },
      due: remindable.amount,
    })
  },
}

export default mailInvoiceReminded
