import type { Label } from '#core/i18n/label'
import type { ListRow } from '#core/lists/list_value'
import type { Locale } from '#core/i18n/locales'
import type { Person } from '#core/identity/person'

export type ColumnType = 'id' | 'text' | 'number' | 'money' | 'instant' | 'day' | 'boolean' | 'choice'

/** A value that a column of choices may hold, as people read it. */
export interface Choice {
  value: string
  label: Label | string
  /** Screens show it in this colour. */
  tone?: Tone
}

/** `good`: done; `waiting`: somebody has to act; `active`: on its way; `bad`: something is wrong; `plain`: nothing to do. */
export type Tone = 'good' | 'waiting' | 'active' | 'bad' | 'plain'

/** Where a column stands when the list is shown as cards, on a phone. */
export type CardPlace = 'picture' | 'title' | 'subtitle' | 'state' | 'amount'

/** Filters as in an address: `{ state: 'pending,processing' }`. */
export type TabFilter = Record<string, string>

/** Rows that people ask for again and again: a tab above the list, with their number. */
export interface ListTab {
  label: Label
  /** A function: filters that depend on who looks at the list. Null: this person has no such tab. */
  filter: TabFilter | ((person: Person) => TabFilter | null | Promise<TabFilter | null>)
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
  /** The field that it shows, where a resource made the column. */
  field?: { kind: string }
  /** Its place on a card; none of a list's columns says so: worked out from their order and types. */
  card?: CardPlace
}

/** What people call a row by, as SQL over the table or the list that it is read from. */
export interface Naming {
  /** Each names one row: number, SKU, e-mail. Compared in lower case. */
  codes?: readonly string[]
  /** Codes that stand in another table: the SKUs of a product's variants. */
  codesElsewhere?: readonly CodesElsewhere[]
  /** Names in their folded form: `core_fold(g.name)`, `r.name_key`. */
  titles?: readonly string[]
}

interface CodesElsewhere {
  from: string
  /** The number of the row that they belong to. */
  row: string
  codes: readonly string[]
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
  /** What people call a row by: where words are looked for and no order is asked for, what they name comes first. */
  naming?: Naming
  /** Permission to export its rows with every field, as a file that an import takes again. */
  forImport?: string
  /** Key of the column by which pickers call a row, if it is not its title. */
  choice?: string
  /** Order when none is asked for: `-created_at`. */
  order: string
  /** Tabs by key, in this order; a tab of all rows comes first by itself. */
  tabs?: Record<string, ListTab>
  /** Puts into words what SQL cannot say: for pages and exports, a few hundred rows at a time. */
  present?: (rows: ListRow[], locale: Locale) => ListRow[] | Promise<ListRow[]>
}
