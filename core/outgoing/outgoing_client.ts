import { isIP, type Socket } from 'node:net'
import { exchange, type ExchangeAnswer } from '#core/outgoing/exchange'
import { isPublicAddress } from '#core/outgoing/public_address'
import type { LookupAddress } from 'node:dns'
import type { Target } from '#core/outgoing/connect_to'

/** A request to an external URL. Only GET follows redirects. */
export interface OutgoingRequest {
  method?: 'GET' | 'POST' | 'PATCH'
  headers?: Record<string, string>
  body?: string | Buffer
  /** Covers everything: DNS lookup, connection, redirects, the whole body. */
  timeoutMs: number
  maxBytes: number
  /** Any status is an answer, for interfaces that explain their refusals. Redirects are then not followed. */
  acceptsErrors?: boolean
  /** The caller's. When it is aborted, its reason is thrown. */
  signal?: AbortSignal
}

export type OutgoingAnswer = ExchangeAnswer

export interface OutgoingParts {
  resolve: (host: string) => Promise<LookupAddress[]>
  connect: (target: Target) => Socket
  /** Hosts that may be in the shop's own network and may be called without TLS, from the configuration of the shop. */
  trusted: () => readonly string[]
  /** Whether `http://` is allowed for other hosts. */
  allowsPlain: () => boolean
  logger: { warn(details: object, message: string): void }
}

const MOST_REDIRECTS = 3

const REDIRECTS = new Set([301, 302, 303, 307, 308])

/** What an address answered, without its body. */
export interface Probe {
  status: number
  /** The address that answered, at the end of redirects. */
  address: string
  /** Statuses of the redirects that led there. */
  redirects: number[]
  headers: ExchangeAnswer['headers']
}

/**
 * Why a request failed, as far as it may be told: `refused` (the address is private or of another kind, and was never
 * connected to), `redirects` (too many), `silent` (no answer in time), `unreachable` (anything else).
 */
export type OutgoingReason = 'refused' | 'redirects' | 'silent' | 'unreachable'

/**
 * A request failed. More than `reason` is only logged: whoever may enter a URL could otherwise learn which machines are in
 * the shop's network, and which of their ports are open.
 */
export class OutgoingFailed extends Error {
  override name = 'OutgoingFailed'

  constructor(
    readonly reason: OutgoingReason = 'unreachable',
    /** Whether asking again would get the same answer. */
    readonly isFinal = false
  ) {
    super('The address gave nothing that can be used.')
  }
}

/** Why a host was not asked, or no longer. */
class NotFollowed extends Error {
  constructor(
    readonly reason: OutgoingReason,
    message: string
  ) {
    super(message)
  }
}

/** Statuses below 500 after which the same request may succeed later. */
const MAY_CHANGE = new Set([408, 425, 429])

/** The host answered that it does not give this. */
class Refused extends Error {
  constructor(status: number) {
    super(`status ${status}`)
  }
}

/** How the exchanges of a request are made. */
interface Following extends Omit<OutgoingRequest, 'method'> {
  method?: OutgoingRequest['method'] | 'HEAD'
  headersOnly?: boolean
  /** `http://` is allowed for every public host. */
  isPlainAllowed?: boolean
}

/**
 * The only client for URLs that people can enter, in settings or import files. It reaches public addresses over TLS only.
 * The address is checked after the DNS lookup, and again for each redirect.
 */
export class OutgoingClient {
  constructor(private readonly parts: OutgoingParts) {}

  /** Returns a 2xx response, or any with `acceptsErrors`. @throws OutgoingFailed for anything else */
  async send(address: string, request: OutgoingRequest): Promise<OutgoingAnswer> {
    const time = AbortSignal.timeout(request.timeoutMs)
    const signal = request.signal ? AbortSignal.any([request.signal, time]) : time
    try {
      return (await this.#follow(address, request, signal)).answer
    } catch (error) {
      request.signal?.throwIfAborted()
      this.parts.logger.warn({ address: withoutSecrets(address), err: error }, 'an outside address gave nothing')
      throw new OutgoingFailed('unreachable', error instanceof NotFollowed || error instanceof Refused)
    }
  }

  /**
   * Asks whether an address answers, and with what status. Its body is not read, and nothing is logged. Plain `http://` is
   * allowed, as it is in links.
   * @throws OutgoingFailed when there is no answer
   */
  async probe(
    address: string,
    {
      method,
      timeoutMs,
      headers,
      signal,
    }: Pick<Following, 'timeoutMs' | 'headers' | 'signal'> & { method: 'HEAD' | 'GET' }
  ): Promise<Probe> {
    const time = AbortSignal.timeout(timeoutMs)
    const request: Following = {
      method,
      timeoutMs,
      maxBytes: 0,
      acceptsErrors: true,
      headersOnly: true,
      isPlainAllowed: true,
      ...(headers ? { headers } : {}),
    }
    try {
      const both = signal ? AbortSignal.any([signal, time]) : time
      const { answer, url, redirects } = await this.#follow(address, request, both)
      return { status: answer.status, headers: answer.headers, address: url.href, redirects }
    } catch (error) {
      signal?.throwIfAborted()
      if (error instanceof NotFollowed) throw new OutgoingFailed(error.reason)
      throw new OutgoingFailed(time.aborted ? 'silent' : 'unreachable')
    }
  }

  async #follow(address: string, request: Following, signal: AbortSignal) {
    const { method = 'GET', body, maxBytes, headersOnly = false } = request
    const first = new URL(address)
    let url = first
    const redirects: number[] = []
    const follows = headersOnly || (method === 'GET' && !request.acceptsErrors)
    while (redirects.length <= MOST_REDIRECTS) {
      const target = await this.#target(url, signal, request.isPlainAllowed ?? false)
      const connect = () => this.parts.connect(target)
      // Headers may hold credentials: they are sent to the first origin only.
      const headers = url.origin === first.origin ? (request.headers ?? {}) : {}
      const answer = await exchange(url, { method, headers, body, maxBytes, headersOnly, signal, connect })
      const { location } = answer.headers
      const isRedirect = REDIRECTS.has(answer.status) && location !== undefined && follows
      if (!isRedirect) {
        const isFine = answer.status >= 200 && answer.status < 300
        if (isFine || request.acceptsErrors) return { answer, url, redirects }
        throw MAY_CHANGE.has(answer.status) || answer.status >= 500
          ? new Error(`status ${answer.status}`)
          : new Refused(answer.status)
      }
      redirects.push(answer.status)
      url = new URL(location, url)
    }
    throw new NotFollowed('redirects', `more than ${MOST_REDIRECTS} redirects`)
  }

  /** Resolves and checks the host of a URL. @throws Error when it is not allowed */
  async #target(url: URL, signal: AbortSignal, isPlainAllowed: boolean): Promise<Target> {
    const host = url.hostname.replace(/^\[|\]$/g, '')
    const usesTls = url.protocol === 'https:'
    const isTrusted = this.parts.trusted().some((each) => each === host || each === url.host)
    const isPlain = url.protocol === 'http:' && (isTrusted || isPlainAllowed || this.parts.allowsPlain())
    if (!usesTls && !isPlain) throw new NotFollowed('refused', `${url.protocol} is not allowed`)
    if (url.username || url.password) throw new NotFollowed('refused', 'an address holds no password')
    const family = isIP(host)
    const addresses = family > 0 ? [{ address: host, family }] : await within(signal, this.parts.resolve(host))
    const refused = addresses.find((each) => !isTrusted && !isPublicAddress(each.address))
    if (refused) throw new NotFollowed('refused', `leads to ${refused.address}`)
    if (addresses.length === 0) throw new Error('leads to nowhere')
    return { host, port: Number(url.port) || (usesTls ? 443 : 80), usesTls, addresses }
  }
}

/** Rejects when the signal is aborted. The DNS lookup itself cannot be cancelled. */
function within<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason as Error)
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}

/** For the log: without query and password, which may be secrets. */
function withoutSecrets(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : null
  return url ? `${url.protocol}//${url.host}${url.pathname}` : 'none'
}
