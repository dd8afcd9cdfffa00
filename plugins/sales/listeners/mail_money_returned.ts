import app from '@adonisjs/core/services/app'
import { MailOrder } from '#plugins/sales/actions/orders/mail_order'
import { Store } from '#core/database/store'
import type { DomainListener } from '#core/events/listener'

interface Row {
  amount: number
  currency: string
  payment_id: number | null
  payment_title: string
}

const FIND = `select t.amount, t.currency, t.payment_id, o.payment_title from sales_transactions t
  join sales_orders o on o.id = t.order_id where t.id = ?`

/** Tells a customer who was waiting for money that it has gone, and which way. */
const mailMoneyReturned: DomainListener = {
  async handle({ id, payload }) {
    const store = await app.container.make(Store)
    const row = await store.reader.first<Row>(FIND, [Number(payload.transactionId)])
    if (!row) return
    const money = { amount: Number(row.amount), currency: row.currency }
    const key = row.payment_id === null ? 'by_shop' : 'done'
    const mail = await app.container.make(MailOrder)
    await mail.execute({
      ...{ orderId: Number(payload.orderId), template: 'sales.money_returned', staff: null, once: `mail:${id}` },
      words: { money: { key: `sales.mails.money.${key}`, amount: money, method: row.payment_title } },
    })
  },
}

export default mailMoneyReturned
