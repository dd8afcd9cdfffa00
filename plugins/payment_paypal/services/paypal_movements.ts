import { inject } from '@adonisjs/core'
import { ProviderRefused } from '#plugins/sales/index'
import { PaypalApi } from '#plugins/payment_paypal/services/paypal_api'
import { PaypalOrders } from '#plugins/payment_paypal/services/paypal_orders'
import { captureNews, refundNews } from '#plugins/payment_paypal/services/payment_news'
import { linkedId, readSubject, writeSubject } from '#plugins/payment_paypal/services/paypal_objects'
import { paypalAmount, readPaypalAmount } from '#plugins/payment_paypal/services/paypal_amounts'
import { refusalOf } from '#plugins/payment_paypal/services/failure_reason'
import type { PaymentMovement, PaymentNews, PaymentNewsKind } from '#plugins/sales/index'
import type { PaypalAccount } from '#plugins/payment_paypal/services/paypal_account'
import type { PaypalPayment } from '#plugins/payment_paypal/services/paypal_objects'

/** PayPal takes these characters only in the names of a refund. */
const PLAIN = /^[A-Za-z0-9\-_.,]{1,127}$/

const VOIDED_BEFORE = new Set(['PREVIOUSLY_VOIDED', 'AUTHORIZATION_ALREADY_VOIDED', 'AUTHORIZATION_VOIDED'])

/** What is given back of one capture. */
interface Share {
  capture: string
  amount: number
}

/** Money of payments that stand: captures, refunds, releases. PayPal does each once, by the key of the movement. */
@inject()
export class PaypalMovements {
  constructor(
    private readonly api: PaypalApi,
    private readonly orders: PaypalOrders
  ) {}

  async capture(account: PaypalAccount, movement: PaymentMovement): Promise<PaymentNews> {
    const { number, amount, currency, idempotencyKey: key } = movement
    return this.#refusable(movement, 'capture_failed', async () => {
      const id = await this.#authorisation(account, movement)
      const capture = await this.api.call<PaypalPayment>(account, {
        path: `/v2/payments/authorizations/${encodeURIComponent(id)}/capture`,
        json: { amount: paypalAmount(amount, currency), invoice_id: `${account.prefix}${key}`, final_capture: false },
        requestId: `${key}-${id}`,
      })
      const news = captureNews(capture, { number, key }, true)
      if (!news) throw new Error(`PayPal told nothing of capture ${capture.id}`)
      return { ...news, idempotencyKey: key }
    })
  }

  async void(account: PaypalAccount, movement: PaymentMovement): Promise<PaymentNews> {
    const { number, amount, currency, idempotencyKey } = movement
    return this.#refusable(movement, 'void_failed', async () => {
      const reference = await this.#authorisation(account, movement)
      const path = `/v2/payments/authorizations/${encodeURIComponent(reference)}/void`
      try {
        await this.api.call(account, { path, json: {}, requestId: `void-${reference}` })
      } catch (error) {
        if (!VOIDED_BEFORE.has(refusalOf(error)?.issue ?? '')) throw error
      }
      return { reference, number, kind: 'canceled', amount, currency, raw: 'VOIDED', idempotencyKey }
    })
  }

  async refund(account: PaypalAccount, movement: PaymentMovement): Promise<PaymentNews> {
    const { number, currency, idempotencyKey: key } = movement
    return this.#refusable(movement, 'refund_failed', async () => {
      const shares = await this.#shares(account, movement)
      const done: PaypalPayment[] = []
      for (const [i, { capture, amount }] of shares.entries()) {
        const customId = writeSubject({ number, key })
        const invoiceId = `${account.prefix}${key}${shares.length === 1 ? '' : `.${i + 1}`}`
        const names = PLAIN.test(customId) ? { custom_id: customId, invoice_id: invoiceId } : {}
        const refund = await this.api.call<PaypalPayment>(account, {
          path: `/v2/payments/captures/${encodeURIComponent(capture)}/refund`,
          json: { amount: paypalAmount(amount, currency), ...names },
          requestId: `${key}-${capture}`,
        })
        done.push({ ...refund, amount: refund.amount ?? paypalAmount(amount, currency) })
      }
      const [first, ...others] = done
      if (!first) throw new Error(`No capture of ${number} is known`)
      return { ...refundNews([first, ...others], number), idempotencyKey: key }
    })
  }

  /** From which captures the money goes: from one that has enough left, else from the oldest on. */
  async #shares(account: PaypalAccount, movement: PaymentMovement): Promise<Share[]> {
    const { captures, amount, begun, reference } = movement
    if (captures.length <= 1) return [{ capture: captures[0]?.reference ?? reference, amount }]
    const left = await this.#left(account, movement, begun ?? reference)
    const enough = left.find((share) => share.amount >= amount)
    if (enough) return [{ ...enough, amount }]
    let rest = amount
    const shares = left.map((share) => {
      const taken = Math.min(share.amount, rest)
      rest -= taken
      return { capture: share.capture, amount: taken }
    })
    if (rest > 0) shares.push({ capture: captures[0]?.reference ?? reference, amount: rest })
    return shares.filter((share) => share.amount > 0)
  }

  /** What is left of each capture, but for the refunds of this very movement: asked again it takes the same way. */
  async #left(account: PaypalAccount, { captures, idempotencyKey }: PaymentMovement, order: string): Promise<Share[]> {
    const others = (await this.#refundsOf(account, order)).filter(
      (refund) =>
        refund.status !== 'FAILED' &&
        refund.status !== 'CANCELLED' &&
        readSubject(refund.custom_id)?.key !== idempotencyKey
    )
    return captures.map(({ reference: capture, amount }) => {
      const gone = others.filter((refund) => linkedId(refund, 'captures') === capture)
      return {
        capture,
        amount: gone.reduce((sum, each) => sum - (each.amount ? readPaypalAmount(each.amount) : 0), amount),
      }
    })
  }

  /** Empty for an order that PayPal has forgotten: it then says itself what is left of a capture. */
  async #refundsOf(account: PaypalAccount, order: string): Promise<PaypalPayment[]> {
    try {
      const [unit] = (await this.orders.read(account, order)).purchase_units ?? []
      return unit?.payments?.refunds ?? []
    } catch (error) {
      if (error instanceof ProviderRefused && error.status === 404) return []
      throw error
    }
  }

  /** The payment is known by its order where an attempt failed before it was authorised. */
  async #authorisation(account: PaypalAccount, { reference, begun }: PaymentMovement): Promise<string> {
    if (reference !== begun) return reference
    const [unit] = (await this.orders.read(account, reference)).purchase_units ?? []
    return unit?.payments?.authorizations?.findLast(({ status }) => status !== 'DENIED')?.id ?? reference
  }

  async #refusable(
    { number, amount, currency, idempotencyKey }: PaymentMovement,
    kind: PaymentNewsKind,
    ask: () => Promise<PaymentNews>
  ): Promise<PaymentNews> {
    try {
      return await ask()
    } catch (error) {
      const refusal = refusalOf(error)
      if (!refusal) throw error
      const { issue: raw, message } = refusal
      return { reference: idempotencyKey, number, kind, amount, currency, raw, message, idempotencyKey }
    }
  }
}
