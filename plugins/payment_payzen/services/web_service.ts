import { inject } from '@adonisjs/core'
import { ProviderClient, ProviderRefused, ProviderSilent } from '#plugins/sales/index'
import { objectOf, readTransaction, textOf, type PayzenTransaction } from '#plugins/payment_payzen/services/transaction'
import type { ProviderCall } from '#plugins/sales/index'
import type { Account } from '#plugins/payment_payzen/services/account'

type Json = Record<string, unknown>

type Patience = Pick<ProviderCall, 'isRepeatable' | 'timeoutMs'>

const AWAITED: Patience = { isRepeatable: false, timeoutMs: 5_000 }

/** PayZen answered that it does not do what it was asked. */
export class ServiceRefused extends Error {
  override name = 'ServiceRefused'

  constructor(
    readonly code: string,
    /** PayZen's own words, for staff. */
    readonly words: string
  ) {
    super(`PayZen answered ${code}: ${words}`)
  }
}

/** Nothing is known of this order or transaction. */
const UNKNOWN = 'PSP_010'
/** Errors of PayZen's own: nobody knows what was done. */
const INTERNAL = /^(PSP_09[69]|PSP_999|INT_999|AUTH_999)$/

/** The web service V4 of an account that has its password. */
@inject()
export class WebService {
  constructor(private readonly client: ProviderClient) {}

  /** All transactions of an order, oldest first. `isAwaited`: a shopper waits, so PayZen is asked once and not for long. */
  async order(account: Account, orderId: string, { isAwaited = false } = {}): Promise<PayzenTransaction[]> {
    try {
      const call = isAwaited ? AWAITED : { isRepeatable: true }
      const answer = await this.#call(account, 'Order/Get', { orderId }, call)
      const found = Array.isArray(answer.transactions) ? answer.transactions.map(objectOf) : []
      const oldest = found.sort((one, other) => textOf(one.creationDate).localeCompare(textOf(other.creationDate)))
      return withParts(oldest.map((transaction) => readTransaction(transaction, orderId)))
    } catch (error) {
      if (error instanceof ServiceRefused && error.code === UNKNOWN) return []
      throw error
    }
  }

  /** Gives money of a captured transaction back. Answers the credit. */
  async credit(account: Account, refund: { uuid: string; amount: number; currency: string; comment: string }) {
    const answer = await this.#call(account, 'Transaction/CancelOrRefund', { ...refund, resolutionMode: 'REFUND_ONLY' })
    return readTransaction(answer, '')
  }

  /** Lets go of a transaction that is not captured. */
  async cancel(account: Account, uuid: string, comment: string): Promise<PayzenTransaction> {
    const call = { uuid, comment, resolutionMode: 'CANCELLATION_ONLY' }
    return readTransaction(await this.#call(account, 'Transaction/CancelOrRefund', call), '')
  }

  /** Has less of a transaction captured. */
  async reduce(account: Account, to: { uuid: string; amount: number; currency: string; comment: string }) {
    const { uuid, comment, ...cardUpdate } = to
    return readTransaction(await this.#call(account, 'Transaction/Update', { uuid, comment, cardUpdate }), '')
  }

  /** Has a transaction captured that waits for it. */
  async validate(account: Account, uuid: string): Promise<PayzenTransaction> {
    return readTransaction(await this.#call(account, 'Transaction/Validate', { uuid }), '')
  }

  /** Does nothing but answer, if the shop's id and password are right. */
  async test(account: Account): Promise<void> {
    await this.#call(account, 'Charge/SDKTest', { value: 'Cellier' }, { isRepeatable: true })
  }

  /** @throws ServiceRefused, ProviderSilent */
  async #call(account: Account, name: string, json: Json, how: Patience = { isRepeatable: false }): Promise<Json> {
    const authorization = `Basic ${Buffer.from(`${account.siteId}:${account.password}`).toString('base64')}`
    const call = { url: `${account.apiAddress}/${name}`, headers: { authorization }, json, ...how }
    const answer = await this.client.call(call).catch((error: unknown) => {
      if (!(error instanceof ProviderRefused)) throw error
      const { errorCode, errorMessage } = objectOf(error.answer.json.answer)
      throw new ServiceRefused(textOf(errorCode) || String(error.status), textOf(errorMessage))
    })
    const { status } = answer.json
    const body = objectOf(answer.json.answer)
    if (status === 'SUCCESS') return body
    const code = textOf(body.errorCode)
    if (status !== 'ERROR' || INTERNAL.test(code)) throw new ProviderSilent(`PayZen answered ${code || 'nothing'}`)
    const words = [body.errorMessage, body.detailedErrorMessage].map(textOf).filter((text) => text !== '')
    throw new ServiceRefused(code, words.join(' '))
  }
}

/** The first part of a payment in parts stands for all of them: its amount is their sum. */
function withParts(found: PayzenTransaction[]): PayzenTransaction[] {
  return found.map((transaction) => {
    if (transaction.operation !== 'DEBIT' || transaction.sequence !== 1) return transaction
    const others = new Map(
      found
        .filter((other) => other.operation === 'DEBIT' && other.sequence > 1 && isSamePayment(other, transaction))
        .map(({ sequence, amount }) => [sequence, amount])
    )
    if (others.size === 0) return transaction
    const amount = [...others.values()].reduce((sum, part) => sum + part, transaction.amount)
    return { ...transaction, amount, parts: `MULTI:first=${transaction.amount};count=${others.size + 1}` }
  })
}

const isSamePayment = (one: PayzenTransaction, other: PayzenTransaction) =>
  one.transId === other.transId && one.day === other.day
