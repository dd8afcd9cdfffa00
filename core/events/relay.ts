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
  /** Seconds until another worker may take what this one claimed and no longer renews. */
  leaseSeconds?: number
  /** Failed attempts after which an event is parked: kept with its error, delivered no more. */
  maxAttempts?: number
}

const BATCH = 50

/** Events without listeners that one statement passes over. */
const UNHEARD = 2000

/**
 * Delivers events of the outbox to the listeners: after their commit, at least once, in order per subject. A failed
 * event is tried again with growing pauses and holds back its subject; once parked it lets the later ones pass. Any
 * number of workers may do this side by side.
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

  /** Delivers what is due, one batch; gives the number of events handled. */
  async deliverDue(signal?: AbortSignal): Promise<number> {
    if (!(await this.#rows.isAnyDue())) return 0
    const passed = await this.#rows.passUnheard(this.parts.listeners.heard, UNHEARD)
    // Those left would fill the batch, one statement each.
    if (passed === UNHEARD) return passed
    const batch = await this.#rows.claim(BATCH)
    const [first] = batch
    if (!first) return passed
    const renew = () => this.#renew(first.claim)
    await keepLease(this.#leaseSeconds, renew, () => this.#deliverAll(batch, signal))
    return passed + batch.length
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
      if (claimed.heardBy.includes(listener.name)) continue
      try {
        await this.#tell(listener, claimed)
      } catch (error) {
        return this.#fail(claimed, attempts, `${listener.name}: ${errorText(error)}`)
      }
    }
    await this.#rows.delivered(claimed)
  }

  async #tell(listener: NamedListener, { event, heardBy }: ClaimedEvent): Promise<void> {
    const loaded = await listener.load()
    await loaded.handle(event)
    heardBy.push(listener.name)
  }

  async #fail(claimed: ClaimedEvent, attempts: number, error: string): Promise<void> {
    const isLast = attempts >= this.#maxAttempts
    const { id, name, subject } = claimed.event
    const details = { event: id, name, subject, attempts, error }
    if (isLast) this.parts.logger.error(details, 'event parked: it is delivered no more')
    else this.parts.logger.warn(details, 'event not delivered, another attempt follows')
    const dueIn = isLast ? null : backoff(attempts)
    await this.#rows.failed(claimed, { error, heardBy: claimed.heardBy, dueIn })
  }

  async #renew(claim: string): Promise<void> {
    try {
      await this.#rows.renew(claim)
    } catch (error) {
      this.parts.logger.warn({ err: error }, 'the lease of events could not be renewed')
    }
  }
}
