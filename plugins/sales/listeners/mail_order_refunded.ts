import app from '@adonisjs/core/services/app'
import { MailOrder } from '#plugins/sales/actions/orders/mail_order'
import { ShowRefund } from '#plugins/sales/queries/refunds/show_refund'
import { refundWords } from '#plugins/sales/services/payments/money_words'
import type { DomainListener } from '#core/events/listener'

/** Tells a customer of a credit note, and where its money is. */
const mailOrderRefunded: DomainListener = {
  async handle({ id, payload }) {
    if (payload.isTold !== true) return
    const find = await app.container.make(ShowRefund)
    const refund = await find.execute(Number(payload.refundId), null)
    const mail = await app.container.make(MailOrder)
    await mail.execute({
      orderId: Number(payload.orderId),
      template: 'sales.order_refunded',
      staff: null,
      once: `mail:${id}`,
      values: { refund: refund.number, reason: refund.reason },
      money: { amount: refund.total },
      words: { money: refundWords(refund) },
    })
  },
}

export default mailOrderRefunded
