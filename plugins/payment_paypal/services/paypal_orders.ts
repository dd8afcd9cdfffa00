import { inject } from '@adonisjs/core'
import { PaypalApi } from '#plugins/payment_paypal/services/paypal_api'
import { abandoned, isAbandoned, isOwnInvoice, readSubject } from '#plugins/payment_paypal/services/paypal_objects'
import { closedNews, newsOfOrder } from '#plugins/payment_paypal/services/payment_news'
import { reasonOfIssue, refusalOf } from '#plugins/payment_paypal/services/failure_reason'
import type { PaymentNews } from '#plugins/sales/index'
import type { PaypalAccount } from '#plugins/payment_paypal/services/paypal_account'
import type { PaypalOrder } from '#plugins/payment_paypal/services/paypal_objects'

/** Issues of a capture that say that it was not the time for it. */
const NOT_YET = new Set(['ORDER_NOT_APPROVED', 'PAYER_ACTION_REQUIRED'])
const DONE_BEFORE = new Set(['ORDER_ALREADY_CAPTURED', 'ORDER_ALREADY_AUTHORIZED'])

/** States of an order that its payer has not approved. */
const OPEN = new Set(['CREATED', 'SAVED', 'PAYER_ACTION_REQUIRED'])

/** Orders at PayPal: their payer approves them, then the shop takes the money or has it authorised. */
@inject()
export class PaypalOrders {
  constructor(private readonly api: PaypalApi) {}

  /** @throws ProviderRefused 404 for an order that PayPal does not know or has forgotten */
  read(account: PaypalAccount, id: string): Promise<PaypalOrder> {
    return this.api.call<PaypalOrder>(account, { path: pathOf(id) })
  }

  /** Takes the money of an order that was approved, once, and tells all that is known of the order then. */
  async settle(account: PaypalAccount, id: string): Promise<PaymentNews[]> {
    const order = await this.read(account, id)
    const [unit] = order.purchase_units ?? []
    const subject = readSubject(unit?.custom_id)
    if (!unit || !subject || !isOwnInvoice(unit.invoice_id, account.prefix, subject)) return []
    if (order.status !== 'APPROVED' || isAbandoned(unit.custom_id)) return newsOfOrder(order)
    const step = order.intent === 'AUTHORIZE' ? 'authorize' : 'capture'
    const call = { path: `${pathOf(id)}/${step}`, json: {}, requestId: `${step}-${id}` }
    try {
      await this.api.call(account, call)
    } catch (error) {
      const refusal = refusalOf(error)
      if (!refusal) throw error
      const { issue: raw, message } = refusal
      if (NOT_YET.has(raw)) return []
      if (!DONE_BEFORE.has(raw)) return closedNews(order, 'failed', { raw, message, reason: reasonOfIssue(raw) })
    }
    return newsOfOrder(await this.read(account, id))
  }

  /** Marks an order that was not approved: the shop takes no money of it any more. PayPal cannot cancel it. */
  async abandon(account: PaypalAccount, id: string): Promise<PaymentNews[]> {
    const order = await this.read(account, id)
    const [unit] = order.purchase_units ?? []
    if (!OPEN.has(order.status) || !readSubject(unit?.custom_id)) return newsOfOrder(order)
    const value = abandoned(unit?.custom_id ?? '')
    const path = `/purchase_units/@reference_id=='${unit?.reference_id ?? 'default'}'/custom_id`
    const json = [{ op: 'replace', path, value }]
    await this.api.call(account, { path: pathOf(id), method: 'PATCH', json, isRepeatable: true })
    return closedNews(order, 'canceled', { raw: order.status, reason: 'canceled' })
  }
}

function pathOf(id: string): string {
  return `/v2/checkout/orders/${encodeURIComponent(id)}`
}
