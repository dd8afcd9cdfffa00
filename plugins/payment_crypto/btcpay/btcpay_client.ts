import { minorDigits } from '#core/money/currency'
import { ProviderRefused, type PaymentToBegin, type ProviderAnswer, type ProviderClient } from '#plugins/sales/index'
import {
  readInvoice,
  readPayments,
  type BtcpayInvoice,
  type BtcpayPayment,
} from '#plugins/payment_crypto/btcpay/btcpay_invoice'
import { writeDecimal } from '#core/money/decimal'
import type { BtcpayAccount } from '#plugins/payment_crypto/btcpay/btcpay_account'

/** Calls the Greenfield interface of a BTCPay Server for one store. */
export class BtcpayClient {
  constructor(
    private readonly client: ProviderClient,
    private readonly account: BtcpayAccount
  ) {}

  /** Creates the invoice of an attempt. The server has no idempotency keys, so it is looked for first. */
  async create(payment: PaymentToBegin, minutes: number): Promise<BtcpayInvoice> {
    const { number, idempotencyKey: attempt, amount, currency, locale, returnUrl } = payment
    const known = await this.findAttempt(number, attempt)
    if (known) return known
    const answer = await this.client.call({
      url: this.#url('/invoices'),
      headers: this.#headers(),
      isRepeatable: false,
      json: {
        amount: writeDecimal(amount, minorDigits(currency)),
        currency,
        metadata: { orderId: number, attempt },
        checkout: {
          expirationMinutes: minutes,
          // Less than the price never settles an invoice, whatever the store's own settings allow.
          paymentTolerance: 0,
          redirectURL: returnUrl,
          redirectAutomatically: true,
          defaultLanguage: locale.replace('_', '-'),
        },
      },
    })
    return readInvoice(answer.json)
  }

  /** The invoice of an attempt; null: there is none. */
  async findAttempt(number: string, attempt: string): Promise<BtcpayInvoice | null> {
    const { text } = await this.#get(`/invoices?${new URLSearchParams({ orderId: number })}`)
    const found = JSON.parse(text) as Record<string, unknown>[]
    return found.map(readInvoice).find((invoice) => invoice.number === number && invoice.attempt === attempt) ?? null
  }

  /** Null: the store has no such invoice. */
  async find(id: string): Promise<BtcpayInvoice | null> {
    try {
      return readInvoice((await this.#get(`/invoices/${encodeURIComponent(id)}`)).json)
    } catch (error) {
      if (error instanceof ProviderRefused && error.status === 404) return null
      throw error
    }
  }

  async payments({ id }: BtcpayInvoice): Promise<BtcpayPayment[]> {
    return readPayments(JSON.parse((await this.#get(`/invoices/${encodeURIComponent(id)}/payment-methods`)).text))
  }

  /** Nobody can pay it any more. */
  async invalidate({ id }: BtcpayInvoice): Promise<void> {
    const url = this.#url(`/invoices/${encodeURIComponent(id)}/status`)
    await this.client.call({ url, headers: this.#headers(), json: { status: 'Invalid' }, isRepeatable: true })
  }

  /** What the key may do: `btcpay.store.canviewinvoices`, with `:<store>` where it is limited to a store. */
  async permissions(): Promise<string[]> {
    const url = `${this.account.address}/api/v1/api-keys/current`
    const { json } = await this.client.call({ url, headers: this.#headers(), isRepeatable: true })
    return Array.isArray(json.permissions) ? json.permissions.map(String) : []
  }

  /** The store knows the key. @throws ProviderRefused */
  async knock(): Promise<void> {
    await this.#get('/invoices?take=1')
  }

  #get(path: string): Promise<ProviderAnswer> {
    return this.client.call({ url: this.#url(path), headers: this.#headers(), isRepeatable: true })
  }

  #url(path: string): string {
    return `${this.account.address}/api/v1/stores/${encodeURIComponent(this.account.storeId)}${path}`
  }

  #headers() {
    return { authorization: `token ${this.account.apiKey}` }
  }
}
