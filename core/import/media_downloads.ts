import { setTimeout as sleep } from 'node:timers/promises'
import { OutgoingFailed, type OutgoingClient } from '#core/outgoing/outgoing_client'

/** How hosts are asked. */
interface Patience {
  timeoutMs: number
  /** The pauses before the second request for an address, the third and so on, in milliseconds. */
  pausesMs: readonly number[]
}

const PATIENT: Patience = { timeoutMs: 20_000, pausesMs: [1000, 4000] }

/** A host that gave nothing so many times in a row is not asked again. */
const MOST_FAILURES = 10

/** Fetches the files of an import from their addresses. Private addresses are refused. */
export class MediaDownloads {
  /** Host → files in a row that it did not give. */
  readonly #failures = new Map<string, number>()

  constructor(
    private readonly client: Pick<OutgoingClient, 'send'>,
    private readonly patience = PATIENT
  ) {}

  /** Null: the address gives nothing, or more than `maxBytes`. */
  async fetch(address: string, maxBytes: number): Promise<Buffer | null> {
    if (!URL.canParse(address)) return null
    const { host, port } = new URL(address)
    const failures = this.#failures.get(host) ?? 0
    if (failures >= MOST_FAILURES) return null
    // Old exports name `http:` where the site answers over TLS today.
    const secure = port === '' ? address.replace(/^http:/i, 'https:') : address
    const body = (await this.#try(address, maxBytes)) ?? (secure === address ? null : await this.#try(secure, maxBytes))
    this.#failures.set(host, body ? 0 : (this.#failures.get(host) ?? 0) + 1)
    return body
  }

  /** Asks again where another answer is likely. */
  async #try(address: string, maxBytes: number): Promise<Buffer | null> {
    const { timeoutMs, pausesMs } = this.patience
    for (const pause of [0, ...pausesMs]) {
      if (pause > 0) await sleep(pause)
      try {
        return (await this.client.send(address, { timeoutMs, maxBytes })).body
      } catch (error) {
        if (!(error instanceof OutgoingFailed)) throw error
        if (error.isFinal) return null
      }
    }
    return null
  }
}
