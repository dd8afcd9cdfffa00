import type { Density, ListDescription, ListTab, ListView, TableState, ViewQuery } from './list_types'

export const pageSizes = [25, 50, 100]

const ownNames = /^(?:page|limit|sort|q|columns|density|view|filter\[.+\])$/

/** Whether an address has parameters of the list. Without any, the default view applies. */
function saysAnything(search: URLSearchParams): boolean {
  return [...search.keys()].some((name) => ownNames.test(name))
}

/** The default view: the user's own, else the shared one. */
function defaultView(views: readonly ListView[]): ListView | undefined {
  return views.find(({ isDefault, isOwn }) => isDefault && isOwn) ?? views.find((view) => view.isCommonDefault)
}

/** The state of a list: the parameters of the address over those of the named or default view. */
export function readState(search: URLSearchParams, { order, views }: ListDescription): TableState {
  const viewId = Number(search.get('view'))
  const view = saysAnything(search) ? views.find(({ id }) => id === viewId) : defaultView(views)
  const query: ViewQuery = view?.query ?? {}
  const filter: Record<string, string> = hasQuery(search) ? {} : { ...query.filter }
  for (const [name, value] of search) {
    const key = /^filter\[(.+)\]$/.exec(name)?.[1]
    if (key && value) filter[key] = value
  }
  const limit = Number(search.get('limit'))
  return {
    page: Math.max(1, Math.trunc(Number(search.get('page') ?? 1)) || 1),
    limit: pageSizes.includes(limit) ? limit : 25,
    sort: search.get('sort') ?? query.sort ?? order,
    q: search.get('q') ?? (hasQuery(search) ? '' : (query.q ?? '')),
    filter,
    columns: columnsOf(search, view),
    density: densityOf(search.get('density') ?? view?.density),
    view: view?.id ?? null,
  }
}

/** Whether an address has its own filters or search words, which replace those of the view. */
function hasQuery(search: URLSearchParams): boolean {
  return [...search.keys()].some((name) => name === 'q' || name.startsWith('filter['))
}

function columnsOf(search: URLSearchParams, view: ListView | undefined): string[] | null {
  const named = search.get('columns')
  return named ? named.split(',') : (view?.columns ?? null)
}

function densityOf(text: string | null | undefined): Density {
  return text === 'compact' ? 'compact' : 'normal'
}

/** The part of the state that is sent to the API. */
export function apiQuery({ page, limit, sort, q, filter }: TableState): Record<string, unknown> {
  return { page, limit, sort, ...viewQuery({ q, filter }) }
}

/** Search words and filters, without empty ones. */
export function viewQuery({ q, filter }: Pick<TableState, 'q' | 'filter'>): ViewQuery {
  return { ...(q ? { q } : {}), ...(Object.keys(filter).length > 0 ? { filter } : {}) }
}

/** The query string of a state: `?sort=-name&filter[role]=1,2`. Defaults are left out. */
export function addressOf(
  state: TableState,
  { order, views }: Pick<ListDescription, 'order' | 'views'>,
  keep: Record<string, string> = {}
): string {
  const parts: [string, string][] = Object.entries(keep)
  if (state.q) parts.push(['q', state.q])
  for (const [key, value] of Object.entries(state.filter)) if (value) parts.push([`filter[${key}]`, value])
  if (state.sort !== order) parts.push(['sort', state.sort])
  if (state.limit !== 25) parts.push(['limit', String(state.limit)])
  if (state.columns) parts.push(['columns', state.columns.join(',')])
  if (state.density !== 'normal') parts.push(['density', state.density])
  if (state.view !== null) parts.push(['view', String(state.view)])
  if (state.page > 1) parts.push(['page', String(state.page)])
  // An empty `q` means that the words and filters of the view were removed.
  const isOverView = state.view !== null || defaultView(views) !== undefined
  if (isOverView && !parts.some(([name]) => name === 'q' || name.startsWith('filter['))) parts.push(['q', ''])
  return `?${parts.map(([name, value]) => `${readable(name)}=${readable(value)}`).join('&')}`
}

function readable(text: string): string {
  return encodeURIComponent(text).replaceAll('%5B', '[').replaceAll('%5D', ']').replaceAll('%2C', ',')
}

/** The sorting after a click on a column head: ascending, descending, default. */
export function nextSort(sort: string, key: string, order: string): string {
  if (sort === key) return `-${key}`
  return sort === `-${key}` ? order : key
}

export function sortDirection(sort: string, key: string): 'ascending' | 'descending' | null {
  const [first = ''] = sort.split(',')
  if (first === key) return 'ascending'
  return first === `-${key}` ? 'descending' : null
}

/** The tab whose filters are all active, with or without others; else the tab of all rows. */
export function currentTab(tabs: readonly ListTab[], filter: Record<string, string>): ListTab | undefined {
  const holds = (tab: ListTab) => Object.entries(tab.filter).every(([key, value]) => filter[key] === value)
  return tabs.filter(holds).sort((one, other) => sizeOf(other) - sizeOf(one))[0]
}

const sizeOf = ({ filter }: ListTab) => Object.keys(filter).length
