import { useEffect, useRef, useState } from 'react'
import type { Selection, ViewQuery } from './list_types'

export interface RowSelection {
  count: number
  /** Every row that matches, also on other pages. */
  isAll: boolean
  has(id: number): boolean
  /** With `reach`, everything between the last touched row and this one. */
  toggle(id: number, reach: boolean): void
  togglePage(): void
  isPageSelected: boolean
  selectAll(): void
  clear(): void
  /** As the API takes it. */
  value(): Selection
}

interface Chosen {
  /** Rows in view. */
  rows: readonly { id: number }[]
  /** Rows that match, on all pages. */
  total: number
  /** Words and filters in force. */
  query: Pick<ViewQuery, 'q' | 'filter'>
}

/** Chosen rows: they stay chosen from page to page, and are forgotten when other rows are asked for. */
export function useSelection({ rows, total, query }: Chosen): RowSelection {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set())
  const [isAll, setAll] = useState(false)
  const last = useRef<number | null>(null)
  const asked = JSON.stringify(query)
  const clear = () => {
    setIds(new Set())
    setAll(false)
    last.current = null
  }
  useEffect(clear, [asked])

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
