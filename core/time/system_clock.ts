import { DateTime } from 'luxon'
import { Clock } from '#core/time/clock'

/** The machine's clock. */
export class SystemClock extends Clock {
  now(): DateTime<true> {
    return DateTime.utc()
  }

  epoch(): number {
    return Date.now()
  }
}
