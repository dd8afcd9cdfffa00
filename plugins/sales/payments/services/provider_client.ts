import { setTimeout } from 'node:timers/promises'
import { inject } from '@adonisjs/core'
import { OutgoingClient, type OutgoingAnswer } from '#core/outgoing/outgoing_client'

/** A call to the interface of a payment provider. */
export interface ProviderCall {
  url: string
  /** Default: `POST` with a body, else `GET`. */
  method?: 'GET' | 'POST' | 'PATCH'
  headers?: Record<string, string>
  json?: unknown
  /** Sent as a form. A text is sent as it is. */
  form?: Record<string, string> | string
  /**
   * The call may be sent again when no answer comes: it only reads, or it has an idempotency key that the provider
   * honours.
   */
  isRepeatable: boolean
  /** Of one try. Default 10 seconds. */
  timeoutMs?: number
}

export interface ProviderAnswer {
  status: number
  headers: Record<string, string>
  /** The body as it came. */
  text: string
  /** The body as JSON; an empty object if it is none. */
  json: Record<string, unknown>
}

/** The provider answered that it does not do what it was asked. Its words are for staff and the log, not for shoppers. */
export class ProviderRefused extends Error {
  override name = 'ProviderRefused'

  constructor(
    readonly status: number,
    readonly answer: ProviderAnswer
  ) {
    super(`The provider answered ${status}: ${answer.text.slice(0, 300)}`)
  }
}

/** No usable answer came: nobody knows whether the provider did what it was asked. */
export class ProviderSilent extends Error {
  override name = 'ProviderSilent'
}

const TIMEOUT_MS = 10_000
const MAX_BYTES = 2 * 1024 * 1024
/** Before the second and the third try. */
const WAITS_MS = [250, 1000]

/** Calls payment providers: by the client of outside addresses, with a time limit, and again when it is safe. */
@inject()
export class ProviderClient {
  constructor(private readonly client: OutgoingClient) {}

  /** Returns a 2xx answer. @throws ProviderRefused for a 4xx one, ProviderSilent for none, or 429 and 5xx */
  async call(call: ProviderCall): Promise<ProviderAnswer> {
    const waits = call.isRepeatable ? WAITS_MS : []
    for (let tries = 0; ; tries += 1) {
      try {
        return await this.#once(call)
      } catch (error) {
        const wait = waits[tries]
        if (wait === undefined || !(error instanceof ProviderSilent)) throw error
        await setTimeout(wait)
      }
    }
  }

  async #once({
    url,
    method,
    headers = {},
    json,
    form,
    timeoutMs = TIMEOUT_MS,
  }: ProviderCall): Promise<ProviderAnswer> {
    const body = json === undefined ? formBody(form) : JSON.stringify(json)
    const type = json === undefined ? 'application/x-www-form-urlencoded' : 'application/json'
    const sent = {
      method: method ?? (body === undefined ? ('GET' as const) : ('POST' as const)),
      headers: { accept: 'application/json', ...(body === undefined ? {} : { 'content-type': type }), ...headers },
      ...(body === undefined ? {} : { body }),
    }
    const outgoing = { ...sent, timeoutMs, maxBytes: MAX_BYTES, acceptsErrors: true }
    const answer = await this.client.send(url, outgoing).catch((error: unknown) => {
      throw new ProviderSilent('The provider did not answer', { cause: error })
    })
    const { status } = answer
    if (status === 429 || status >= 500) throw new ProviderSilent(`The provider answered ${status}`)
    const read = readAnswer(answer)
    if (status < 200 || status >= 300) throw new ProviderRefused(status, read)
    return read
  }
}

function formBody(form: ProviderCall['form']): string | undefined {
  return typeof form === 'object' ? new URLSearchParams(form).toString() : form
}

function readAnswer({ status, headers, body }: OutgoingAnswer): ProviderAnswer {
  const text = body.toString('utf8')
  return {
    status,
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    text,
    json: jsonOf(text),
  }
}

function jsonOf(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return value !== null && typeof value === 'object' ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
