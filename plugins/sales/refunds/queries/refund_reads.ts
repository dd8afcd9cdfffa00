import { type ReadSet } from '#core/database/read_set'
import { orders } from '#plugins/sales/orders/tables'
import { refunds, refundLines } from '#plugins/sales/refunds/tables'
import { ORDER_OF, VARIANT_OF } from '#plugins/sales/documents/issued_answer'
import { named } from '#core/database/table'
import { movements } from '#plugins/sales/payments/tables'

/** Adds what is told of one to a read set. */
export function addRefundReads(reads: ReadSet, id: number) {
  const { channel, paymentCode, paymentTitle, locale } = orders.all
  return {
    refunds: reads.of(refunds, {
      as: 'r',
      join: 'join sales_orders o on o.id = r.order_id',
      where: 'r.id = ?',
      order: 'r.id',
      bindings: [id],
      more: {
        ...ORDER_OF,
        channel: named('o.channel', channel),
        paymentCode: named('o.payment_code', paymentCode),
        paymentTitle: named('o.payment_title', paymentTitle),
        orderLocale: named('o.locale', locale),
      },
    }),
    lines: reads.of(refundLines, {
      as: 'l',
      where: 'l.refund_id = ?',
      order: 'l.position',
      bindings: [id],
      more: VARIANT_OF,
    }),
    payments: reads.of(movements, {
      as: 'm',
      where: 'm.refund_id = ?',
      order: 'm.id desc',
      bindings: [id],
      names: ['state', 'message', 'updatedAt'],
    }),
  }
}

export type RefundReads = ReturnType<typeof addRefundReads>
