import type { Label } from '#core/plugin/contract'
import type { ListRow } from '#core/lists/list_value'
import type { Locale } from '#core/i18n/locales'

export type ColumnType = 'id' | 'text' | 'number' | 'money' | 'instant' | 'day' | 'boolean' | 'choice'

/** A value that a column of choices may hold, as people read it. */
export interface Choice {
  value: string
  label: Label | string
}

/** A column of a list: what it shows, and what it may be ordered and filtered by. */
export interface ListColumn {
  type: ColumnType
  /** Expression over the list's `from`. Money: minor units; an instant: the stored column. */
  sql: string
  label: Label
  /**
   * Expression to order by, where it is not `sql` itself (a sort key); false: no ordering by it. Text without one is
   * ordered by its folded letters, which no index helps.
   */
  sort?: string | false
  /**
   * False: no filter on it. Text is filtered by what it contains (`exact`: by what it is), figures and times by a range
   * `10..50`.
   */
  filter?: false | 'exact'
  /** For `choice`: what may be chosen; those that come from data are read when the list is described. */
  choices?: readonly Choice[] | (() => Promise<readonly Choice[]>)
  /** For `choice`: the expression holds several values between bars, `|3|12|`; a filter finds those that hold one of its own. */
  isMany?: boolean
  /** For `money`: expression of its currency. */
  currency?: string
  /** False: in the choice of columns, but not shown until somebody asks. */
  isShown?: boolean
  /** Only for filters and exports: the screen never shows it as a column. */
  isHidden?: boolean
}

/**
 * A list of the back office: one description for its screen, its filters, its exports and its bulk actions. `:locale`
 * in its SQL stands for the language asked for (`'fr_FR'`).
 */
export interface ListDefinition {
  /** Permission to read it; exports and views of it need no other. */
  permission: string
  label: Label
  /** Tables and joins, one row a line of the list. */
  from: string
  /** The same for PostgreSQL, where one text cannot serve both databases. */
  fromOnPostgres?: string
  /**
   * A report of some days, `filter[period]=2026-01-01..2026-01-31` (the last thirty unless told). In `from` then stand
   * `:start` and `:end` for the first instant of these days and the one after them, `:before` for the beginning of as many
   * days before, and `:steps` for a table of them: `at` (1, 2, …), `day`, `starts`, `ends`, by `filter[step]`.
   */
  ofPeriod?: boolean
  /** Conditions that always hold. */
  where?: string
  /** Expression of the row's number: unique; last in every order. */
  id: string
  columns: Record<string, ListColumn>
  /**
   * Folded text expressions that `q` is looked for in; every word must be in one of them. A column without a folded
   * twin is folded by SQL: `core_fold(s.name)`.
   */
  search?: readonly string[]
  /** Order when none is asked for: `-created_at`. */
  order: string
  /** Puts into words what SQL cannot say: for pages and exports, a few hundred rows at a time. */
  present?: (rows: ListRow[], locale: Locale) => ListRow[] | Promise<ListRow[]>
}
