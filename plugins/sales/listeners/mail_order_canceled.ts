import app from '@adonisjs/core/services/app'
import { MailOrder } from '#plugins/sales/actions/orders/mail_order'
import { Store } from '#core/database/store'
import { canceledWords } from '#plugins/sales/services/payments/money_words'
import type { DomainListener } from '#core/events/listener'

/** Tells a customer that their order, or some pieces of it, are called off, and what becomes of the money that they paid. */
const mailOrderCanceled: DomainListener = {
  async handle({ id, payload }) {
    const mail = await app.container.make(MailOrder)
    const pieces = Array.isArray(payload.pieces) ? payload.pieces.map(String) : null
    await mail.execute({
      orderId: Number(payload.orderId),
      template: pieces ? 'sales.order_reduced' : 'sales.order_canceled',
      staff: null,
      once: `mail:${id}`,
      values: { reason: String(payload.reason ?? ''), pieces: (pieces ?? []).join('\n') },
      words: { money: await canceledWords(await app.container.make(Store), Number(payload.orderId)) },
    })
  },
}

export default mailOrderCanceled
