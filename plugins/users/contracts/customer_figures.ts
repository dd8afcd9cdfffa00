import type { Label } from '#core/i18n/label'
import type { Locale } from '#core/i18n/locales'
import type { Reader } from '#core/database/reader'

/** One figure at the top of a customer's page, and where it leads. */
export interface CustomerFigure {
  label: Label
  /** A count, an amount in minor units of `currency`, or a name. */
  value: number | string
  currency?: string
  /** A smaller word below it. */
  note?: string
  /** Calls for action. */
  isAlert?: boolean
  /** Id of a screen, with its parameters and its query: `filter[state]=pending`. */
  screen?: string
  params?: Record<string, string | number>
  query?: string
}

/** What a plugin says of a customer at the top of their page: a statement or two, each by an index. */
export interface CustomerFigures {
  /** Who lacks it sees none of these. */
  permission: string
  order: number
  read(reader: Reader, customerId: number, locale: Locale): Promise<CustomerFigure[]>
}
