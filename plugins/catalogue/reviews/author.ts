import type { Locale } from '#core/i18n/locales'

/** Who writes a review, and what they may review. */
export interface Author {
  /** Null: a guest. */
  customerId: number | null
  /** `customer:12`, `order:<number>`. */
  key: string
  /** Their full name. */
  name: string
  locale: Locale
  /** Ids of the products that they have received. */
  products: readonly number[]
}

/** The name that the shop shows: the first name and the initial of the last. */
export function shownName(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/)
  const initial = [...(others.at(-1) ?? '')][0]
  return (initial ? `${first} ${initial.toUpperCase()}.` : first).slice(0, 80)
}
