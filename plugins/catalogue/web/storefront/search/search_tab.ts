import type { SearchResponse } from '#web/lib/shapes'

/** Kinds of results that have a tab of their own, in the order of the tabs. Those of the other kinds are only suggested. */
export const searchTabs = ['product', 'post', 'page'] as const

export type SearchTab = (typeof searchTabs)[number]

/** How many results each tab has. */
export type TabCounts = Record<SearchTab, number>

export function countsOf({ kinds }: SearchResponse['meta']): TabCounts {
  return { product: kinds.product ?? 0, post: kinds.post ?? 0, page: kinds.page ?? 0 }
}

/** The tab that an address names, else the first one with results. Without any result it is that of the products. */
export function tabOf(named: string | null, counts: TabCounts): SearchTab {
  const first = searchTabs.find((tab) => counts[tab] > 0)
  if (!first) return 'product'
  return searchTabs.find((tab) => tab === named) ?? first
}

/** Address of a tab, below base path and locale prefix. */
export function tabAddress(q: string, tab: SearchTab, page = 1): string {
  const search = new URLSearchParams({ q })
  if (tab !== 'product') search.set('kind', tab)
  if (page > 1) search.set('page', String(page))
  return `/search-results?${search.toString()}`
}
