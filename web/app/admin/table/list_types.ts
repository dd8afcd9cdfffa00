import type { Money } from '#web/lib/shapes'

export type ColumnType = 'id' | 'text' | 'number' | 'money' | 'instant' | 'day' | 'boolean' | 'choice'

export interface ListColumn {
  key: string
  type: ColumnType
  label: string
  isSorted: boolean
  isFiltered: boolean
  isShown: boolean
  /** Only for filters and exports. */
  isHidden?: boolean
  choices?: { value: string; label: string }[]
}

export interface ListView {
  id: number
  name: string
  isShared: boolean
  isOwn: boolean
  /** One's own, that one's list opens with. */
  isDefault: boolean
  /** Shared, and everybody's list opens with it who has no default of their own. */
  isCommonDefault: boolean
  query: ViewQuery
  columns: string[] | null
  density: Density | null
  version: number
}

/** What a view keeps of an address. */
export interface ViewQuery {
  q?: string
  sort?: string
  filter?: Record<string, string>
}

export type Density = 'normal' | 'compact'

/** A list as its plugin describes it (`platform.admin.lists.show`). */
export interface ListDescription {
  key: string
  label: string
  order: string
  isSearched?: boolean
  columns: ListColumn[]
  views: ListView[]
}

export type CellValue = string | number | boolean | null | undefined | Money | readonly string[] | object

export interface TableRow {
  id: number
  [column: string]: CellValue
}

/** What is asked of a list, as its address says it. */
export interface TableState {
  page: number
  limit: number
  sort: string
  q: string
  filter: Record<string, string>
  /** Keys of the columns shown; null: those of the list. */
  columns: string[] | null
  density: Density
  /** The saved view in force. */
  view: number | null
}

/** What a loader hands to a `DataTable`. */
export interface TableData {
  list: ListDescription
  state: TableState
  rows: TableRow[]
  total: number
  /** Filters that the screen sets by other means: they are no chips and no fields. */
  fixed?: readonly string[]
  /** Why the list could not be read as its address asks. */
  problem: string | null
}

/** Rows that a bulk action is meant for. */
export type Selection = { ids: number[] } | { query: { q?: string; filter?: Record<string, string> } }
