import type { DateTime } from 'luxon'

/** How an order of the past went on. */
export type Fate =
  'placed' | 'unpaid' | 'paid' | 'partly_sent' | 'sent' | 'called_off' | 'never_paid' | 'broken' | 'returned'

/** How a quote of the past went on. */
export type QuoteFate = 'asked' | 'sent' | 'accepted' | 'declined' | 'refused' | 'forgotten'

export interface PlannedLine {
  sku: string
  quantity: number
}

interface Planned<Way> {
  /** When it was ordered or asked for. */
  at: DateTime<true>
  /** Place in the list of customers. */
  customer: number
  lines: PlannedLine[]
  fate: Way
}

export interface PlannedOrder extends Planned<Fate> {
  payment: 'bank_transfer' | 'cheque' | 'cash_on_delivery'
}

export type PlannedQuote = Planned<QuoteFate>

/** Somebody who buys, as far as the plan needs to know them. */
export interface PlannedCustomer {
  /** They buy for a company: cases instead of bottles. */
  isHouse: boolean
  since: DateTime<true>
}

export interface Plan {
  orders: PlannedOrder[]
  quotes: PlannedQuote[]
}

export const HISTORY_MONTHS = 14
const ORDERS = 400
const QUOTES = 26

/** What a wine shop sells by month, January first: the autumn fairs and the end of the year stand out. */
const SEASON = [7, 8, 9, 10, 11, 11, 8, 6, 16, 11, 16, 26]

/** Numbers from 0 to 1 that look like chance and are the same at every start (Mulberry32). */
function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** One of the choices, by their weights. */
function pick<Choice>(random: () => number, choices: readonly (readonly [Choice, number])[]): Choice {
  let left = random() * choices.reduce((sum, [, weight]) => sum + weight, 0)
  for (const [choice, weight] of choices) {
    left -= weight
    if (left < 0) return choice
  }
  return (choices.at(-1) as readonly [Choice, number])[0]
}

const between = (random: () => number, least: number, most: number) => least + Math.floor(random() * (most - least + 1))

/** What may have become of an order that is so many days old. */
function fatesOf(days: number): (readonly [Fate, number])[] {
  if (days < 2)
    return [
      ['placed', 6],
      ['paid', 4],
    ]
  if (days < 6)
    return [
      ['placed', 2],
      ['paid', 4],
      ['partly_sent', 2],
      ['sent', 5],
      ['called_off', 1],
    ]
  if (days < 30)
    return [
      ['sent', 20],
      ['unpaid', 2],
      ['called_off', 1],
      ['broken', 1],
    ]
  return [
    ['sent', 86],
    ['called_off', 4],
    ['never_paid', 2],
    ['broken', 4],
    ['returned', 2],
    ['unpaid', 0.5],
  ]
}

function quoteFatesOf(days: number): (readonly [QuoteFate, number])[] {
  if (days < 5)
    return [
      ['asked', 2],
      ['sent', 1],
    ]
  if (days < 25)
    return [
      ['sent', 2],
      ['accepted', 2],
    ]
  return [
    ['accepted', 8],
    ['declined', 2],
    ['refused', 1],
    ['forgotten', 3],
  ]
}

/** Moments in the order of time: more of them in the months that sell, and in the hours when people are up. */
function moments(random: () => number, now: DateTime<true>, count: number): DateTime<true>[] {
  const first = now.minus({ months: HISTORY_MONTHS }).startOf('day')
  const days = Math.floor(now.diff(first, 'days').days)
  const weighed = Array.from({ length: days }, (_, day) => {
    const date = first.plus({ days: day })
    // A young shop: it sells a little more from month to month.
    const growth = 0.7 + (0.6 * day) / days
    return [date, (SEASON[date.month - 1] ?? 10) * growth * (date.weekday > 5 ? 1.3 : 1)] as const
  })
  return Array.from({ length: count }, () =>
    pick(random, weighed).plus({
      hours: between(random, 8, 21),
      minutes: between(random, 0, 59),
      seconds: between(random, 0, 59),
    })
  )
    .filter((at) => at < now)
    .sort((one, other) => one.toMillis() - other.toMillis())
}

/** The same plan for the same customers and wines; its dates follow `now`. */
export function planHistory(now: DateTime<true>, customers: readonly PlannedCustomer[], skus: readonly string[]): Plan {
  const random = chance(2026)
  // A few wines are everybody's favourites, and a few customers come again and again.
  const wines = skus.map((sku, place) => [sku, 1 / (place + 4)] as const)
  const loyalty = customers.map(() => 0.3 + random() * random() * 3)
  const buyer = (at: DateTime<true>, housesOnly: boolean) => {
    const there = customers.flatMap(({ since, isHouse }, place) =>
      since < at && (isHouse || !housesOnly) ? [[place, loyalty[place] ?? 1] as const] : []
    )
    return there.length > 0 ? pick(random, there) : null
  }
  const basket = (isHouse: boolean): PlannedLine[] => {
    const chosen = new Set(Array.from({ length: between(random, 1, isHouse ? 4 : 3) }, () => pick(random, wines)))
    return [...chosen].map((sku) => ({
      sku,
      quantity: isHouse
        ? 6 * between(random, 1, 3)
        : pick(random, [
            [1, 4],
            [2, 4],
            [3, 3],
            [6, 3],
          ]),
    }))
  }
  const plan = <Way>(count: number, fates: (days: number) => (readonly [Way, number])[], housesOnly: boolean) =>
    moments(random, now, count).flatMap((at): Planned<Way>[] => {
      const customer = buyer(at, housesOnly)
      if (customer === null) return []
      const isHouse = customers[customer]?.isHouse ?? false
      return [{ at, customer, lines: basket(isHouse), fate: pick(random, fates(now.diff(at, 'days').days)) }]
    })
  const orders = plan(ORDERS, fatesOf, false).map((order): PlannedOrder => ({
    ...order,
    payment: pick(random, [
      ['bank_transfer', 5],
      ['cheque', 2],
      ['cash_on_delivery', 3],
    ]),
  }))
  return { orders, quotes: plan(QUOTES, quoteFatesOf, true) }
}
