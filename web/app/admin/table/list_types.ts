import type { Money } from '#web/lib/shapes'

export type ColumnType = 'id' | 'text' | 'number' | 'money' | 'instant' | 'day' | 'boolean' | 'choice'

export interface ListColumn {
  key: string
  type: ColumnType
  label: string
  isSorted: boolean
  isFiltered: boolean
  isShown: boolean
  /** Used by filters and exports only. */
  isHidden?: boolean
  choices?: { value: string; label: string; tone?: Tone }[]
  /** Kind of the field that it shows. */
  kind?: string
  /** Place on a card. If no column has one, places are derived from order and types. */
  card?: CardPlace
}

export type Tone = 'good' | 'waiting' | 'active' | 'bad' | 'plain'

export type CardPlace = 'picture' | 'title' | 'subtitle' | 'state' | 'amount'

/** A tab: a preset of filters. */
export interface ListTab {
  key: string
  label: string
  filter: Record<string, string>
  count: number
}

export interface ListView {
  id: number
  name: string
  isShared: boolean
  isOwn: boolean
  /** The user's own default view. */
  isDefault: boolean
  /** The shared default view, for users without their own. */
  isCommonDefault: boolean
  query: ViewQuery
  columns: string[] | null
  density: Density | null
  version: number
}

/** The part of an address that a view stores. */
export interface ViewQuery {
  q?: string
  sort?: string
  filter?: Record<string, string>
}

export type Density = 'normal' | 'compact'

/** The description of a list by its plugin (`platform.admin.lists.show`). */
export interface ListDescription {
  key: string
  label: string
  order: string
  isSearched?: boolean
  /** Permission to export it for an import. */
  forImport?: string | null
  columns: ListColumn[]
  views: ListView[]
  tabs?: ListTab[]
}

export type CellValue = string | number | boolean | null | undefined | Money | readonly string[] | object

export interface TableRow {
  id: number
  [column: string]: CellValue
}

/** The state of a list, as in its address. */
export interface TableState {
  page: number
  limit: number
  sort: string
  q: string
  filter: Record<string, string>
  /** Keys of the visible columns; null for the defaults of the list. */
  columns: string[] | null
  density: Density
  /** Id of the active view. */
  view: number | null
}

/** The data of a `DataTable`, from the loader. */
export interface TableData {
  list: ListDescription
  state: TableState
  rows: TableRow[]
  total: number
  /** Filters set by the screen. They have no chips and no fields. */
  fixed?: readonly string[]
  /** Why the list refused its address. */
  problem: string | null
}

/** The rows of a bulk action. */
export type Selection = { ids: number[] } | { query: { q?: string; filter?: Record<string, string> } }
