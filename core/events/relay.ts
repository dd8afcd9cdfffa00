import { backoff, errorText } from '#core/jobs/backoff'
import { keepLease } from '#core/jobs/keep_lease'
import { EventRows, type ClaimedEvent } from '#core/events/event_rows'
import type { Clock } from '#core/time/clock'
import type { ListenerList, NamedListener } from '#core/events/listener_list'
import type { Store } from '#core/database/store'
import type { WorkerLogger } from '#core/jobs/worker_logger'

export interface RelayParts {
  store: Store
  clock: Clock
  listeners: ListenerList
  logger: WorkerLogger
  /** Seconds after which another worker may claim events whose lease was not renewed. */
  leaseSeconds?: number
  /** Failed attempts after which an event is parked: it stays stored with its error and is not delivered any more. */
  maxAttempts?: number
}

const BATCH = 50

/** Maximal number of events without listeners that one statement skips. */
const SKIP_BATCH = 2000

/**
 * Delivers events of the outbox to the listeners: after their commit, at least once, in order per subject. A failed event is
 * retried with growing pauses, and later events of its subject wait for it until it is parked. Any number of workers may run
 * a relay at the same time.
 */
export class Relay {
  readonly #rows: EventRows
  readonly #leaseSeconds: number
  readonly #maxAttempts: number

  constructor(private readonly parts: RelayParts) {
    this.#leaseSeconds = parts.leaseSeconds ?? 60
    this.#maxAttempts = parts.maxAttempts ?? 10
    this.#rows = new EventRows(parts.store, parts.clock, this.#leaseSeconds)
  }

  /** Delivers one batch of due events. Returns the number of events handled, skipped ones included. */
  async deliverDue(signal?: AbortSignal): Promise<number> {
    if (!(await this.#rows.isAnyDue())) return 0
    const skipped = await this.#rows.skipUnhandled(this.parts.listeners.eventNames, SKIP_BATCH)
    // There may be more of them. Skip those first, before they fill a batch with one statement each.
    if (skipped === SKIP_BATCH) return skipped
    const batch = await this.#rows.claim(BATCH)
    const [first] = batch
    if (!first) return skipped
    const renew = () => this.#renew(first.claim)
    await keepLease(this.#leaseSeconds, renew, () => this.#deliverAll(batch, signal))
    return skipped + batch.length
  }

  async #deliverAll(batch: ClaimedEvent[], signal?: AbortSignal): Promise<void> {
    for (const claimed of batch) {
      if (signal?.aborted) return this.#rows.release(claimed.claim)
      await this.#deliver(claimed)
    }
  }

  async #deliver(claimed: ClaimedEvent): Promise<void> {
    const attempts = await this.#rows.begin(claimed)
    if (attempts === null) return
    if (attempts > this.#maxAttempts) return this.#fail(claimed, attempts, 'The worker stopped during each attempt.')
    for (const listener of this.parts.listeners.of(claimed.event.name)) {
      if (claimed.handledBy.includes(listener.name)) continue
      try {
        await this.#notify(listener, claimed)
      } catch (error) {
        return this.#fail(claimed, attempts, `${listener.name}: ${errorText(error)}`)
      }
    }
    await this.#rows.delivered(claimed)
  }

  async #notify(listener: NamedListener, { event, handledBy }: ClaimedEvent): Promise<void> {
    const loaded = await listener.load()
    await loaded.handle(event)
    handledBy.push(listener.name)
  }

  async #fail(claimed: ClaimedEvent, attempts: number, error: string): Promise<void> {
    const isLast = attempts >= this.#maxAttempts
    const { id, name, subject } = claimed.event
    const details = { event: id, name, subject, attempts, error }
    if (isLast) this.parts.logger.error(details, 'event parked: it is delivered no more')
    else this.parts.logger.warn(details, 'event not delivered, another attempt follows')
    const dueIn = isLast ? null : backoff(attempts)
    await this.#rows.failed(claimed, { error, handledBy: claimed.handledBy, dueIn })
  }

  async #renew(claim: string): Promise<void> {
    try {
      await this.#rows.renew(claim)
    } catch (error) {
      this.parts.logger.warn({ err: error }, 'the lease of events could not be renewed')
    }
  }
}
