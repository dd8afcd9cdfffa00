import { isPaymentId, isRefundId } from '#plugins/payment_payplug/services/payplug_resources'

/** What a notification claims to be about. Null: nothing that PayPlug notifies. */
export function readNotification(body: Buffer) {
  try {
    const told = JSON.parse(body.toString('utf8')) as Record<string, unknown> | null
    const { object, id, payment_id: paymentId, metadata, is_live: live } = told ?? {}
    const number = (metadata as Record<string, unknown> | null | undefined)?.order
    const about = {
      number: typeof number === 'string' && number.length <= 60 ? number : null,
      isLive: typeof live === 'boolean' ? live : undefined,
    }
    if (object === 'payment' && isPaymentId(id)) return { ...about, id, paymentId: id, refundId: null }
    const isRefund = object === 'refund' && isRefundId(id) && isPaymentId(paymentId)
    return isRefund ? { ...about, id, paymentId, refundId: id } : null
  } catch {
    return null
  }
}
