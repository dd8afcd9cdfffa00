import { Clock } from '#core/time/clock'
import { FrozenClock } from '#core/time/frozen_clock'
import { Outbox } from '#core/events/outbox'
import { Store, type Transaction } from '#core/database/store'
import type { ApplicationService } from '@adonisjs/core/types'
import type { Write } from '#core/database/write'

/** Drops all events, so that the demo's history sends no mails. */
class SilentOutbox extends Outbox {
  override write(trx: Transaction): Write {
    return super.write(trx)
  }
}

/**
 * Creates actions that run at an earlier time, so that the demo's history is made by the shop's own actions. Their thousands
 * of transactions do not wait for the disk.
 */
export class DemoHistory {
  readonly #clock: FrozenClock
  readonly #resolver
  readonly #made = new Map<unknown, Promise<unknown>>()

  /** `start`: an instant such as `2026-11-21T10:20:30.123Z`. */
  static async open(app: ApplicationService, start: string): Promise<DemoHistory> {
    return new DemoHistory(app, await app.container.make(Store), start)
  }

  private constructor(app: ApplicationService, store: Store, start: string) {
    this.#clock = new FrozenClock(start)
    this.#resolver = app.container.createResolver()
    this.#resolver.bindValue(Clock, this.#clock)
    const relaxed = { value: store.relaxedTransaction.bind(store) }
    this.#resolver.bindValue(
      Store,
      Object.create(store, { transaction: relaxed, relaxedTransaction: relaxed }) as Store
    )
    this.#resolver.bindValue(Outbox, new SilentOutbox(this.#clock))
  }

  /** Sets the time, for actions that were made earlier as well. `instant`: such as `2026-11-21T10:20:30.123Z`. */
  travelTo(instant: string): void {
    this.#clock.travelTo(instant)
  }

  /** Creates an action that runs at the current time of this history. */
  make<Action>(action: abstract new (...parts: never[]) => Action): Promise<Action> {
    const made = this.#made.get(action) ?? this.#resolver.make(action as new () => Action)
    this.#made.set(action, made)
    return made as Promise<Action>
  }
}
