import { choicesOf } from '#core/lists/conditions'
import { isSorted } from '#core/lists/list_order'
import type { Label } from '#core/i18n/label'
import type { CardPlace, ColumnType, ListColumn, ListDefinition, TabFilter, Tone } from '#core/lists/list'
import type { Locale } from '#core/i18n/locales'
import type { Person } from '#core/identity/person'

export interface DescribedColumn {
  key: string
  type: ColumnType
  label: string
  isSorted: boolean
  isFiltered: boolean
  isShown: boolean
  /** Only for filters and exports. */
  isHidden: boolean
  card?: CardPlace
  /** Kind of the field that it shows. */
  kind?: string
  choices?: { value: string; label: string; tone?: Tone }[]
}

export interface DescribedTab {
  key: string
  label: string
  filter: Record<string, string>
  /** Rows that it has now. */
  count: number
}

/** A list as its screen needs to know it, in the language of who looks at it. */
export interface DescribedList {
  key: string
  label: string
  order: string
  isSearched: boolean
  /** Permission to export it for an import; null: no import takes it. */
  forImport: string | null
  columns: DescribedColumn[]
  /** None, or all rows first and then those of the list. */
  tabs: DescribedTab[]
}

/** @param counted the tabs of who looks at it, by key, with their numbers of rows */
export async function describeList(
  key: string,
  list: ListDefinition,
  locale: Locale,
  counted: Record<string, PersonalTab & { count: number }>
): Promise<DescribedList> {
  const columns = Object.entries(list.columns).map(([name, column]) => describeColumn(name, column, locale))
  return {
    key,
    label: list.label[locale],
    order: list.order,
    isSearched: (list.search ?? []).length > 0,
    forImport: list.forImport ?? null,
    columns: await Promise.all(columns),
    tabs: Object.entries(counted).map(([tab, { label, filter, count }]) => ({
      key: tab,
      label: label[locale],
      filter,
      count,
    })),
  }
}

/** A tab as one person has it. */
export interface PersonalTab {
  label: Label
  filter: TabFilter
}

/** The tabs of a list that a person has, with that of all rows; none where it has none. Nobody has no personal tabs. */
export async function tabsOf(
  { tabs }: Pick<ListDefinition, 'tabs'>,
  person: Person | null
): Promise<Record<string, PersonalTab>> {
  const own: Record<string, PersonalTab> = tabs ? { all: ALL } : {}
  for (const [key, { label, filter }] of Object.entries(tabs ?? {})) {
    const filled = typeof filter === 'function' ? person && (await filter(person)) : filter
    if (filled) own[key] = { label, filter: filled }
  }
  return own
}

const ALL: PersonalTab = { label: { fr_FR: 'Tout', en_GB: 'All' }, filter: {} }

async function describeColumn(key: string, column: ListColumn, locale: Locale): Promise<DescribedColumn> {
  const { type, isHidden = false } = column
  const described: DescribedColumn = {
    key,
    type,
    label: column.label[locale],
    isSorted: isSorted(column),
    isFiltered: column.filter !== false,
    isShown: !isHidden && column.isShown !== false,
    isHidden,
    ...(column.card ? { card: column.card } : {}),
    ...(column.field ? { kind: column.field.kind } : {}),
  }
  if (type !== 'choice') return described
  const choices = (await choicesOf(column)).map(({ value, label, tone }) => {
    const choice = { value, label: spoken(label, locale) }
    return tone ? { ...choice, tone } : choice
  })
  return { ...described, choices }
}

function spoken(label: Label | string, locale: Locale): string {
  return typeof label === 'string' ? label : label[locale]
}
