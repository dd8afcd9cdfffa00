import type { MoneyData } from '#core/money/money'

/** What a cell of a list holds: a choice as its value, an instant as ISO text. */
export type ListValue = string | number | boolean | MoneyData | null

/** A line of a list: its number, and a value for each of its columns. */
export interface ListRow {
  id: number
  [column: string]: ListValue
}

/** A page of a list. */
export interface ListPage {
  data: ListRow[]
  meta: { total: number; page: number; limit: number }
}
