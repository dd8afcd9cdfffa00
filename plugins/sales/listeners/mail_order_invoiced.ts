import app from '@adonisjs/core/services/app'
import { MailOrder } from '#plugins/sales/actions/orders/mail_order'
import { ShowInvoice } from '#plugins/sales/queries/invoices/show_invoice'
import { DEFAULT_LOCALE } from '#core/i18n/locales'
import type { DomainListener } from '#core/events/listener'

/** Tells a customer that an invoice was issued, and what is still to pay. */
const mailOrderInvoiced: DomainListener = {
  async handle({ id, payload }) {
    if (payload.isTold !== true) return
    const find = await app.container.make(ShowInvoice)
    const invoice = await find.execute(Number(payload.invoiceId), DEFAULT_LOCALE)
    const mail = await app.container.make(MailOrder)
    await mail.execute({
      orderId: Number(payload.orderId),
      template: 'sales.order_invoiced',
      staff: null,
      once: `mail:${id}`,
      values: { invoice: invoice.number },
      money: { amount: invoice.total },
    })
  },
}

export default mailOrderInvoiced
