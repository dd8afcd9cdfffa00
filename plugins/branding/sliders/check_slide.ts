import app from '@adonisjs/core/services/app'
import { Clock } from '#core/time/clock'
import { slidePeriodInvalid } from '#plugins/branding/errors'
import type { RowChange } from '#core/resources/resource'
import type { SlideRow } from '#plugins/branding/sliders/slide'

/** Refuses a period that ends before it begins, and notes whether visitors see the slide now. */
export async function checkSlide({ after }: RowChange<SlideRow>): Promise<void> {
  const { startsAt, endsAt, isActive } = after
  if (startsAt !== null && endsAt !== null && endsAt <= startsAt) throw slidePeriodInvalid({}, 'endsAt')
  const now = (await app.container.make(Clock)).iso()
  after.isShown = isActive && (startsAt === null || startsAt <= now) && (endsAt === null || now < endsAt)
}
