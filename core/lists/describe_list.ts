import { choicesOf } from '#core/lists/conditions'
import { isSorted } from '#core/lists/list_order'
import type { Label } from '#core/plugin/contract'
import type { ColumnType, ListColumn, ListDefinition } from '#core/lists/list'
import type { Locale } from '#core/i18n/locales'

export interface DescribedColumn {
  key: string
  type: ColumnType
  label: string
  isSorted: boolean
  isFiltered: boolean
  isShown: boolean
  /** Only for filters and exports. */
  isHidden: boolean
  choices?: { value: string; label: string }[]
}

/** A list as its screen needs to know it, in the language of who looks at it. */
export interface DescribedList {
  key: string
  label: string
  order: string
  isSearched: boolean
  columns: DescribedColumn[]
}

export async function describeList(key: string, list: ListDefinition, locale: Locale): Promise<DescribedList> {
  const columns = Object.entries(list.columns).map(([name, column]) => describeColumn(name, column, locale))
  return {
    key,
    label: list.label[locale],
    order: list.order,
    isSearched: (list.search ?? []).length > 0,
    columns: await Promise.all(columns),
  }
}

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
  }
  if (type !== 'choice') return described
  const choices = await choicesOf(column)
  return { ...described, choices: choices.map(({ value, label }) => ({ value, label: spoken(label, locale) })) }
}

function spoken(label: Label | string, locale: Locale): string {
  return typeof label === 'string' ? label : label[locale]
}
