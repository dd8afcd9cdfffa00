import type { ListColumn, ListDefinition } from '#core/lists/list'

/** Key of the column that people call a list's rows by: the one with the place of a title, `name`, or the first text. */
export function titleKey({ columns }: Pick<ListDefinition, 'columns'>): string {
  const all = Object.entries(columns)
  const title =
    all.find(([, { card }]) => card === 'title') ??
    all.find(([key]) => key === 'name') ??
    all.find(([, { type, isHidden }]) => type === 'text' && !isHidden)
  return title?.[0] ?? ''
}

export function titleColumn(list: Pick<ListDefinition, 'columns'>): ListColumn | undefined {
  return list.columns[titleKey(list)]
}
