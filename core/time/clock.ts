import { writeInstant } from '#core/time/instant'
import type { DateTime } from 'luxon'

/**
 * The source of the current time. Injected (this class is the key in the container), so that tests can freeze it.
 * Nothing outside `core/time` reads the system time.
 */
export abstract class Clock {
  /** The present in UTC, in whole milliseconds. */
  abstract now(): DateTime<true>

  /** The same instant in milliseconds since 1970, for leases and limits that only compare. */
  abstract epoch(): number

  /** The same instant as both databases store it and JSON carries it: `2026-11-21T10:20:30.123Z`. */
  iso(): string {
    return writeInstant(this.now())
  }

  /** The instant so many seconds from now, in the form of `iso`. Negative: in the past. */
  isoIn(seconds: number): string {
    return writeInstant(this.now().plus({ seconds }))
  }
}
