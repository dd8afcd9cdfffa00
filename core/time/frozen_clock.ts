import { type DateTime, Duration, type DurationLikeObject } from 'luxon'
import { Clock } from '#core/time/clock'
import { readInstant } from '#core/time/instant'

/** A clock that moves only when it is set: for tests, and for the history of the demo shop. */
export class FrozenClock extends Clock {
  #now: DateTime<true>

  /** Starts at an instant such as `2026-11-21T10:20:30.123Z`. */
  constructor(instant: string) {
    super()
    this.#now = readInstant(instant)
  }

  now(): DateTime<true> {
    return this.#now
  }

  epoch(): number {
    return this.#now.toMillis()
  }

  /** Moves on: `advance({ days: 30 })`. Negative amounts go back. */
  advance(by: DurationLikeObject): void {
    this.#now = this.#now.plus(Duration.fromObject(by))
  }

  travelTo(instant: string): void {
    this.#now = readInstant(instant)
  }
}
