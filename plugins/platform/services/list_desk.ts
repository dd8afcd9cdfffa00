import app from '@adonisjs/core/services/app'
import { Lists } from '#core/lists/lists'
import type { DeskItem, DeskSource } from '#plugins/platform/contracts/desk_source'
import type { ListRow } from '#core/lists/list_value'

type Filter = Record<string, string>

interface DeskList extends Omit<DeskSource, 'load' | 'list'> {
  /** Key of the list that holds them. */
  list: string
  /** Those that wait; `now`: ISO instant. */
  filter: Filter | ((now: string) => Filter)
  /** Column whose lowest value is the most urgent. */
  sort: string
  /** Screen of the list. */
  screen: string
  item: (row: ListRow) => Omit<DeskItem, 'id'>
}

/** Rows of a list that wait for somebody, as the filter of the list finds them. */
export function listDesk({ list, filter, sort, screen, item, ...source }: DeskList): DeskSource {
  const fixed = typeof filter === 'function' ? {} : filter
  return {
    ...source,
    list: {
      screen,
      query: new URLSearchParams(Object.entries(fixed).map(([key, value]) => [`filter[${key}]`, value])).toString(),
    },
    async load(_reader, { locale, now, limit }) {
      const lists = await app.container.make(Lists)
      const wanted = typeof filter === 'function' ? filter(now) : filter
      const { data, meta } = await lists.page(list, { filter: wanted, sort, limit: String(limit), locale })
      return { items: data.map((row) => ({ id: row.id, ...item(row) })), total: meta.total }
    },
  }
}
