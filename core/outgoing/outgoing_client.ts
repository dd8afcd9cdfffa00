import { isIP, type Socket } from 'node:net'
import { exchange, type ExchangeAnswer } from '#core/outgoing/exchange'
import { isPublicAddress } from '#core/outgoing/public_address'
import type { LookupAddress } from 'node:dns'
import type { Target } from '#core/outgoing/connect_to'

/** What is asked of an address. Only GET follows where an answer leads. */
export interface OutgoingRequest {
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string | Buffer
  /** For all of it: the name, the connection, every way it leads, the last byte. */
  timeoutMs: number
  maxBytes: number
  /** Of who asks: aborted, it throws its own reason. */
  signal?: AbortSignal
}

export type OutgoingAnswer = Pick<ExchangeAnswer, 'headers' | 'body'>

export interface OutgoingParts {
  resolve: (host: string) => Promise<LookupAddress[]>
  connect: (target: Target) => Socket
  /** Hosts that may stand in the shop's own network and be asked without TLS, by what whoever runs the shop set. */
  trusted: () => readonly string[]
  /** Whether addresses may be `http://` elsewhere. */
  allowsPlain: () => boolean
  logger: { warn(details: object, message: string): void }
}

/** As many ways as an address may lead on. */
const MOST_REDIRECTS = 3

const REDIRECTS = new Set([301, 302, 303, 307, 308])

/**
 * An address gave nothing. Why is written in the log and told nobody: whoever may write an address could else learn which
 * machines stand in the shop's network, and which of their ports answer.
 */
export class OutgoingFailed extends Error {
  override name = 'OutgoingFailed'

  constructor() {
    super('The address gave nothing that can be used.')
  }
}

/**
 * The one way to addresses that somebody can write: settings, rows of a file. They lead to the open internet over TLS and
 * nowhere else, looked at after the name was resolved and again wherever an answer leads.
 */
export class OutgoingClient {
  constructor(private readonly parts: OutgoingParts) {}

  /** The answer of an address, when it is a good one. @throws OutgoingFailed for whatever else comes of it */
  async send(address: string, request: OutgoingRequest): Promise<OutgoingAnswer> {
    const time = AbortSignal.timeout(request.timeoutMs)
    const signal = request.signal ? AbortSignal.any([request.signal, time]) : time
    try {
      return await this.#follow(address, request, signal)
    } catch (error) {
      request.signal?.throwIfAborted()
      this.parts.logger.warn({ address: withoutSecrets(address), err: error }, 'an outside address gave nothing')
      throw new OutgoingFailed()
    }
  }

  async #follow(address: string, request: OutgoingRequest, signal: AbortSignal): Promise<OutgoingAnswer> {
    const { method = 'GET', body, maxBytes } = request
    const first = new URL(address)
    let url = first
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
      const target = await this.#target(url, signal)
      const connect = () => this.parts.connect(target)
      // What proves who asks is for the one who was asked.
      const headers = url.origin === first.origin ? (request.headers ?? {}) : {}
      const answer = await exchange(url, { method, headers, body, maxBytes, signal, connect })
      if (answer.status >= 200 && answer.status < 300) return answer
      const { location } = answer.headers
      if (!REDIRECTS.has(answer.status) || !location || method !== 'GET') throw new Error(`status ${answer.status}`)
      url = new URL(location, url)
    }
    throw new Error(`more than ${MOST_REDIRECTS} redirects`)
  }

  /** Where an address leads, if it may. */
  async #target(url: URL, signal: AbortSignal): Promise<Target> {
    const host = url.hostname.replace(/^\[|\]$/g, '')
    const isSafe = url.protocol === 'https:'
    const isTrusted = this.parts.trusted().includes(host)
    const isPlain = url.protocol === 'http:' && (isTrusted || this.parts.allowsPlain())
    if (!isSafe && !isPlain) throw new Error(`${url.protocol} is not allowed`)
    if (url.username || url.password) throw new Error('an address holds no password')
    const family = isIP(host)
    const addresses = family > 0 ? [{ address: host, family }] : await within(signal, this.parts.resolve(host))
    const refused = addresses.find((each) => !isTrusted && !isPublicAddress(each.address))
    if (refused || addresses.length === 0) throw new Error(`leads to ${refused?.address ?? 'nowhere'}`)
    return { host, port: Number(url.port) || (isSafe ? 443 : 80), isSafe, addresses }
  }
}

/** A name that takes too long is given up; the system cannot be asked to stop looking. */
function within<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason as Error)
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}

/** Query and password may be secrets: the log has neither. */
function withoutSecrets(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : null
  return url ? `${url.protocol}//${url.host}${url.pathname}` : 'none'
}
