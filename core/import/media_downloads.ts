import { setTimeout as sleep } from 'node:timers/promises'
import { OutgoingFailed, type OutgoingClient } from '#core/outgoing/outgoing_client'

/** How hosts are treated. */
interface Politeness {
  /** Between two requests to one host, in milliseconds. */
  pauseMs: number
  timeoutMs: number
}

const POLITE: Politeness = { pauseMs: 200, timeoutMs: 20_000 }

/** A host that gave nothing so many times in a row is not asked again. */
const MOST_FAILURES = 10

interface Host {
  /** Settled when the last request to it is over. */
  last: Promise<unknown>
  failures: number
}

/** Fetches the files of an import from their addresses, one after the other from each host. Private addresses are refused. */
export class MediaDownloads {
  readonly #hosts = new Map<string, Host>()

  constructor(
    private readonly client: Pick<OutgoingClient, 'send'>,
    private readonly polite = POLITE
  ) {}

  /** Null: the address gives nothing, or more than `maxBytes`. */
  async fetch(address: string, maxBytes: number): Promise<Buffer | null> {
    if (!URL.canParse(address)) return null
    const { host: name } = new URL(address)
    const host = this.#hosts.get(name) ?? { last: Promise.resolve(), failures: 0 }
    this.#hosts.set(name, host)
    const fetched = host.last.then(() => this.#ask(host, address, maxBytes))
    host.last = fetched.then(() => sleep(this.polite.pauseMs)).catch(() => undefined)
    return fetched
  }

  async #ask(host: Host, address: string, maxBytes: number): Promise<Buffer | null> {
    if (host.failures >= MOST_FAILURES) return null
    // Old exports name `http:` where the site answers over TLS today.
    const secure = address.replace(/^http:/i, 'https:')
    const body =
      (await this.#send(address, maxBytes)) ?? (secure === address ? null : await this.#send(secure, maxBytes))
    host.failures = body ? 0 : host.failures + 1
    return body
  }

  async #send(address: string, maxBytes: number): Promise<Buffer | null> {
    try {
      return (await this.client.send(address, { timeoutMs: this.polite.timeoutMs, maxBytes })).body
    } catch (error) {
      if (error instanceof OutgoingFailed) return null
      throw error
    }
  }
}
