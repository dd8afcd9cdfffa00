import { ProviderRefused, type ProviderCall, type ProviderClient } from '#plugins/sales/index'
import {
  readAccount,
  readPayment,
  readRefund,
  type PayplugAccount,
  type PayplugPayment,
  type PayplugRefund,
} from '#plugins/payment_payplug/services/payplug_resources'

/** The version of the interface that answers are read by. */
const VERSION = '2019-08-06'

/** Pages of refunds that are read of one payment. */
const MOST_PAGES = 20

export interface PayplugAccess {
  /** `https://api.payplug.com`. */
  address: string
  key: string
  /** The mode of the key. What is of the other mode is not believed. */
  isLive: boolean
}

/** PayPlug's interface for one account in one mode. */
export class PayplugApi {
  constructor(
    private readonly client: ProviderClient,
    private readonly access: PayplugAccess
  ) {}

  async account(): Promise<PayplugAccount> {
    return readAccount(await this.#call('account', { isRepeatable: true }))
  }

  /** PayPlug has no idempotency keys: asked twice, it makes two payments, of which one is never paid. */
  async create(body: object): Promise<PayplugPayment> {
    return this.#mine(readPayment(await this.#call('payments', { json: body, isRepeatable: false })))
  }

  /** Null: this account has no such payment in this mode. */
  async payment(id: string): Promise<PayplugPayment | null> {
    const found = await this.#find(`payments/${id}`)
    return found && this.#mine(readPayment(found), id)
  }

  /** Stops a payment that is not paid, or lets go of what it authorised. A second call changes nothing. */
  async abort(id: string): Promise<PayplugPayment> {
    return this.#change(id, { aborted: true })
  }

  /** Takes what a payment authorised. The caller looks first whether that was done. */
  async capture(id: string): Promise<PayplugPayment> {
    return this.#change(id, { captured: true })
  }

  /** All refunds of a payment, oldest first. */
  async refunds(id: string): Promise<PayplugRefund[]> {
    const found = new Map<string, PayplugRefund & { createdAt: number }>()
    for (let page = 0; page < MOST_PAGES; page += 1) {
      const answer = await this.#call(`payments/${id}/refunds?per_page=50&page=${page}`, { isRepeatable: true })
      const { data } = answer
      if (!Array.isArray(data)) throw new Error('PayPlug answered something else than refunds')
      const known = found.size
      for (const one of data as Record<string, unknown>[]) {
        const refund = readRefund(one)
        found.set(refund.id, { ...refund, createdAt: Number(one.created_at) || 0 })
      }
      // A list that is not read in pages tells the same again.
      if (data.length < (Number(answer.per_page) || 50) || found.size === known) break
    }
    return [...found.values()]
      .sort((one, other) => one.createdAt - other.createdAt)
      .map(({ createdAt: _, ...refund }) => refund)
  }

  /** Null: this payment has no such refund. */
  async refund(paymentId: string, id: string): Promise<PayplugRefund | null> {
    const found = await this.#find(`payments/${paymentId}/refunds/${id}`)
    return found && readRefund(found)
  }

  /** Gives money back. The caller looks first whether that was done. */
  async giveBack(id: string, body: object): Promise<PayplugRefund> {
    return readRefund(await this.#call(`payments/${id}/refunds`, { json: body, isRepeatable: false }))
  }

  async #change(id: string, json: object): Promise<PayplugPayment> {
    return this.#mine(
      readPayment(await this.#call(`payments/${id}`, { method: 'PATCH', json, isRepeatable: false })),
      id
    )
  }

  async #find(path: string): Promise<Record<string, unknown> | null> {
    try {
      return await this.#call(path, { isRepeatable: true })
    } catch (error) {
      if (error instanceof ProviderRefused && error.status === 404) return null
      throw error
    }
  }

  async #call(path: string, call: Omit<ProviderCall, 'url' | 'headers'>): Promise<Record<string, unknown>> {
    const { address, key } = this.access
    const headers = { 'authorization': `Bearer ${key}`, 'payplug-version': VERSION }
    return (await this.client.call({ ...call, url: `${address}/v1/${path}`, headers })).json
  }

  /** @throws Error when it is another payment than the one that was asked for, or one of the other mode */
  #mine(payment: PayplugPayment, id = payment.id): PayplugPayment {
    if (payment.id !== id) throw new Error(`PayPlug answered ${payment.id} when it was asked for ${id}`)
    if (payment.isLive !== this.access.isLive) throw new Error(`${id} is a payment of the other mode`)
    return payment
  }
}

/** PayPlug's reason of a refusal, for staff. */
export function refusalText({ status, answer }: ProviderRefused): string {
  const { message, details } = answer.json
  const more = details !== null && typeof details === 'object' ? JSON.stringify(details) : ''
  return [typeof message === 'string' ? message : `HTTP ${status}`, more].filter(Boolean).join(' ').slice(0, 400)
}
