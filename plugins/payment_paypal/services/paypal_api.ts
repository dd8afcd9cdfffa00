import { createHash } from 'node:crypto'
import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { ProviderClient, ProviderRefused } from '#plugins/sales/index'
import type { PaypalAccount } from '#plugins/payment_paypal/services/paypal_account'
import type { ProviderAnswer, ProviderCall } from '#plugins/sales/index'

/** A call of the interface. One that changes something has a `requestId`: PayPal does it once for each. */
export interface ApiCall {
  path: string
  method?: 'GET' | 'POST' | 'PATCH'
  json?: unknown
  /** A body of JSON that is sent as it is. */
  raw?: string
  requestId?: string
  /** Of a call without `requestId` that only reads, or that sets what it sets again. */
  isRepeatable?: boolean
}

interface Token {
  text: string
  /** By `Clock.epoch`. */
  until: number
}

/** A token is not used in its last minute. */
const MARGIN_MS = 60_000

/** PayPal's REST interface. Access tokens are kept in memory for each account until they expire. */
@inject()
export class PaypalApi {
  readonly #tokens = new Map<string, Promise<Token>>()

  constructor(
    private readonly client: ProviderClient,
    private readonly clock: Clock
  ) {}

  /** @throws ProviderRefused, ProviderSilent */
  async call<Answer extends object>(account: PaypalAccount, call: ApiCall): Promise<Answer> {
    try {
      return (await this.#send(account, call)).json as Answer
    } catch (error) {
      if (!(error instanceof ProviderRefused) || error.status !== 401) throw error
      // PayPal took the token back before it expired.
      this.#tokens.delete(nameOf(account))
      return (await this.#send(account, call)).json as Answer
    }
  }

  async #send(account: PaypalAccount, call: ApiCall): Promise<ProviderAnswer> {
    const { path, json, raw, requestId, isRepeatable = requestId !== undefined } = call
    const method = call.method ?? (json === undefined && raw === undefined ? 'GET' : 'POST')
    const headers: Record<string, string> = {
      authorization: `Bearer ${await this.#token(account)}`,
      prefer: 'return=representation',
      ...(requestId === undefined ? {} : { 'paypal-request-id': requestId }),
      ...(raw === undefined ? {} : { 'content-type': 'application/json' }),
    }
    const body: Partial<ProviderCall> = raw === undefined ? (json === undefined ? {} : { json }) : { form: raw }
    const url = `${account.api}${path}`
    return this.client.call({ url, method, headers, ...body, isRepeatable: isRepeatable || method === 'GET' })
  }

  async #token(account: PaypalAccount): Promise<string> {
    const name = nameOf(account)
    const pending = this.#tokens.get(name)
    const kept = pending && (await pending)
    if (kept && kept.until > this.clock.epoch()) return kept.text
    const asked = this.#askToken(account)
    this.#tokens.set(name, asked)
    try {
      return (await asked).text
    } catch (error) {
      this.#tokens.delete(name)
      throw error
    }
  }

  async #askToken({ api, clientId, secret }: PaypalAccount): Promise<Token> {
    const { json } = await this.client.call({
      url: `${api}/v1/oauth2/token`,
      headers: { authorization: `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}` },
      form: { grant_type: 'client_credentials' },
      isRepeatable: true,
    })
    const { access_token: text, expires_in: seconds } = json
    if (typeof text !== 'string' || !text) throw new Error('PayPal gave no access token')
    return { text, until: this.clock.epoch() + Number(seconds) * 1000 - MARGIN_MS }
  }
}

/** Names the token of an account, without its secret. */
function nameOf({ api, clientId, secret }: PaypalAccount): string {
  return createHash('sha256').update(`${api}\n${clientId}\n${secret}`).digest('hex')
}
