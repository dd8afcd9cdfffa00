import { useEffect, useRef, useState } from 'react'
import type { Selection, ViewQuery } from './list_types'

export interface RowSelection {
  count: number
  /** All matching rows, also on other pages. */
  isAll: boolean
  has(id: number): boolean
  /** With `reach`, selects all rows between the last clicked one and this one. */
  toggle(id: number, reach: boolean): void
  togglePage(): void
  isPageSelected: boolean
  selectAll(): void
  clear(): void
  /** The selection in the format of the API. */
  value(): Selection
}

interface Chosen {
  /** Rows of the current page. */
  rows: readonly { id: number }[]
  /** Number of matching rows on all pages. */
  total: number
  /** Current search words and filters. */
  query: Pick<ViewQuery, 'q' | 'filter'>
}

/** The selected rows. The selection is kept across pages and cleared when the query changes. */
export function useSelection({ rows, total, query }: Chosen): RowSelection {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set())
  const [isAll, setAll] = useState(false)
  const last = useRef<number | null>(null)
  const queryKey = JSON.stringify(query)
  const clear = () => {
    setIds(new Set())
    setAll(false)
    last.current = null
  }
  useEffect(clear, [queryKey])

  const pageIds = rows.map(({ id }) => id)
  const isPageSelected = isAll || (pageIds.length > 0 && pageIds.every((id) => ids.has(id)))
  const set = (changed: readonly number[], isChosen: boolean) => {
    const next = new Set(isAll ? pageIds : ids)
    for (const id of changed) {
      if (isChosen) next.add(id)
      else next.delete(id)
    }
    setAll(false)
    setIds(next)
  }

  return {
    count: isAll ? total : ids.size,
    isAll,
    has: (id) => isAll || ids.has(id),
    isPageSelected,
    toggle(id, reach) {
      const isChosen = !(isAll || ids.has(id))
      const from = last.current === null ? -1 : pageIds.indexOf(last.current)
      const to = pageIds.indexOf(id)
      last.current = id
      const range = reach && from >= 0 ? pageIds.slice(Math.min(from, to), Math.max(from, to) + 1) : [id]
      set(range, isChosen)
    },
    togglePage: () => set(pageIds, !isPageSelected),
    selectAll: () => setAll(true),
    clear,
    value: () => (isAll ? { query } : { ids: [...ids] }),
  }
}
