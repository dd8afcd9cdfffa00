import { inject } from '@adonisjs/core'
import { PaypalApi } from '#plugins/payment_paypal/services/paypal_api'
import { PaypalOrders } from '#plugins/payment_paypal/services/paypal_orders'
import {
  authorisationNews,
  captureNews,
  isMovement,
  isPart,
  newsOfOrder,
  refundNews,
  voidedNews,
} from '#plugins/payment_paypal/services/payment_news'
import { disputeNews, takenBack } from '#plugins/payment_paypal/services/disputes'
import { isOwnInvoice, linkedId, readSubject } from '#plugins/payment_paypal/services/paypal_objects'
import type { PaymentNews } from '#plugins/sales/index'
import type { PaypalAccount } from '#plugins/payment_paypal/services/paypal_account'
import type { PaypalDispute, PaypalPayment, PaypalSubject } from '#plugins/payment_paypal/services/paypal_objects'
import type { WebhookEvent } from '#plugins/payment_paypal/services/webhooks'

/** What verified notifications tell of the payments of the shop. */
@inject()
export class WebhookNews {
  constructor(
    private readonly api: PaypalApi,
    private readonly orders: PaypalOrders
  ) {}

  async of(account: PaypalAccount, { event_type: type, resource }: WebhookEvent): Promise<PaymentNews[]> {
    const payment = resource as PaypalPayment
    switch (type) {
      case 'CHECKOUT.ORDER.APPROVED':
      case 'CHECKOUT.ORDER.COMPLETED':
        return this.orders.settle(account, payment.id)
      case 'PAYMENT.AUTHORIZATION.CREATED':
        return listed(tellOf(account, payment, (subject) => authorisationNews(payment, subject)))
      case 'PAYMENT.AUTHORIZATION.VOIDED':
        return this.#voided(account, payment)
      case 'PAYMENT.CAPTURE.COMPLETED':
      case 'PAYMENT.CAPTURE.PENDING':
      case 'PAYMENT.CAPTURE.DENIED':
      case 'PAYMENT.CAPTURE.DECLINED':
        return listed(tellOf(account, payment, (subject) => captureNews(payment, subject, isAsked(payment, subject))))
      case 'PAYMENT.CAPTURE.REFUNDED':
      case 'PAYMENT.REFUND.PENDING':
      case 'PAYMENT.REFUND.FAILED':
        return this.#refunded(account, payment)
      case 'PAYMENT.CAPTURE.REVERSED':
        return this.#reversed(account, payment)
      case 'CUSTOMER.DISPUTE.CREATED':
      case 'CUSTOMER.DISPUTE.UPDATED':
        return this.#disputed(account, resource as PaypalDispute)
      default:
        return []
    }
  }

  /** The rest of a payment is known from its order only. */
  async #voided(account: PaypalAccount, payment: PaypalPayment): Promise<PaymentNews[]> {
    const order = payment.supplementary_data?.related_ids?.order_id
    if (order && ownSubject(account, payment)) return newsOfOrder(await this.orders.read(account, order))
    return listed(tellOf(account, payment, (subject) => voidedNews(payment, subject)))
  }

  async #refunded(account: PaypalAccount, refund: PaypalPayment): Promise<PaymentNews[]> {
    // The answer to the request of the shop tells of all parts together.
    if (isPart(refund)) return []
    const subject = await this.#subject(account, refund, linkedId(refund, 'captures'))
    return subject ? [refundNews([refund], subject.number)] : []
  }

  /** A reversal and its dispute are one taking back: both are named after the capture. */
  async #reversed(account: PaypalAccount, reversal: PaypalPayment): Promise<PaymentNews[]> {
    const capture = linkedId(reversal, 'captures') ?? reversal.id
    const subject = await this.#subject(account, reversal, capture)
    const { amount } = reversal
    if (!subject || !amount) return []
    return [takenBack(capture, subject.number, { amount, raw: 'REVERSED', details: { reversal: reversal.id } })]
  }

  async #disputed(account: PaypalAccount, dispute: PaypalDispute): Promise<PaymentNews[]> {
    const [transaction] = dispute.disputed_transactions ?? []
    const capture = transaction?.seller_transaction_id
    if (!capture) return []
    const subject = await this.#subject(account, { custom_id: transaction.custom ?? '' }, capture)
    return subject ? disputeNews(dispute, capture, subject.number) : []
  }

  /** Refunds and disputes made at PayPal do not name the order: their capture does. */
  async #subject(
    account: PaypalAccount,
    payment: Pick<PaypalPayment, 'custom_id' | 'invoice_id'>,
    capture: string | null
  ): Promise<PaypalSubject | null> {
    if (readSubject(payment.custom_id) || !capture) return ownSubject(account, payment)
    const path = `/v2/payments/captures/${encodeURIComponent(capture)}`
    return ownSubject(account, await this.api.call<PaypalPayment>(account, { path }))
  }
}

/** Null: the payment is not one of this shop. */
function ownSubject({ prefix }: PaypalAccount, payment: Pick<PaypalPayment, 'custom_id' | 'invoice_id'>) {
  const subject = readSubject(payment.custom_id)
  return subject && isOwnInvoice(payment.invoice_id, prefix, subject) ? subject : null
}

function tellOf<News>(account: PaypalAccount, payment: PaypalPayment, tell: (subject: PaypalSubject) => News) {
  const subject = ownSubject(account, payment)
  return subject && tell(subject)
}

/** Captures of authorised payments are named by the movement of the shop, or lead to their authorisation. */
function isAsked(payment: PaypalPayment, { number }: PaypalSubject): boolean {
  const { supplementary_data: more, invoice_id: invoice } = payment
  const authorisation = more?.related_ids?.authorization_id ?? linkedId(payment, 'authorizations')
  return authorisation !== null || isMovement(invoice, number)
}

const listed = (news: PaymentNews | null) => (news ? [news] : [])
