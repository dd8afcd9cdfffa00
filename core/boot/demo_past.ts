import { Clock } from '#core/time/clock'
import { FrozenClock } from '#core/time/frozen_clock'
import { Outbox } from '#core/events/outbox'
import { Store, type Transaction } from '#core/database/store'
import type { ApplicationService } from '@adonisjs/core/types'

import type { Write } from '#core/database/write'

/** Facts of the past were told when they happened: nobody gets a mail about them today. */
class ToldOutbox extends Outbox {
  override write(trx: Transaction): Write {
    return super.write(trx)
  }
}

/**
 * The application at another time: the demo shop's past is made by the same actions as its present. Its thousands of
 * transactions do not wait for the disk one by one.
 */
export class DemoPast {
  readonly #clock: FrozenClock
  readonly #resolver
  readonly #made = new Map<unknown, Promise<unknown>>()

  /** `start`: an instant such as `2026-11-21T10:20:30.123Z`. */
  static async open(app: ApplicationService, start: string): Promise<DemoPast> {
    return new DemoPast(app, await app.container.make(Store), start)
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
    this.#resolver.bindValue(Outbox, new ToldOutbox(this.#clock))
  }

  /** Moves to an instant such as `2026-11-21T10:20:30.123Z`. */
  travelTo(instant: string): void {
    this.#clock.travelTo(instant)
  }

  /** An action that works at the time travelled to, also when it is moved later. */
  make<Action>(action: abstract new (...parts: never[]) => Action): Promise<Action> {
    const made = this.#made.get(action) ?? this.#resolver.make(action as new () => Action)
    this.#made.set(action, made)
    return made as Promise<Action>
  }
}
