import { DateTime } from 'luxon'
import { openQuantities, type LineQuantities } from '#plugins/sales/orders/services/quantities'
import { writeInstant } from '#core/time/instant'

/** What decides whether the goods of an order count as delivered. */
export interface DeliveryFacts {
  placedAt: string
  /** Without the parts of bundles. */
  lines: readonly LineQuantities[]
  shipments: readonly { at: string; deliveredAt: string | null; isReplacement: boolean }[]
  /** Days after which a parcel counts as delivered that nobody marked. */
  days: number
}

/**
 * When the last goods of an order were delivered, or count as such: null while pieces wait to be shipped. An order without
 * goods to ship counts as delivered when it was placed. Replacements do not begin a new period.
 */
export function deliveredAt({ placedAt, lines, shipments, days }: DeliveryFacts): string | null {
  if (lines.some((line) => openQuantities(line).toShip > 0)) return null
  if (lines.every(({ ships }) => !ships)) return placedAt
  const instants = shipments
    .filter(({ isReplacement }) => !isReplacement)
    .map((parcel) => parcel.deliveredAt ?? writeInstant(DateTime.fromISO(parcel.at, { zone: 'utc' }).plus({ days })))
  return instants.sort().at(-1) ?? null
}
