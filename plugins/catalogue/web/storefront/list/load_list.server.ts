import { redirect } from '@remix-run/node'
import { cachedFor } from '#web/lib/packed'
import { callOrFail, type ScreenArgs } from '#web/lib/screen_loader'
import { listSearch, parseList, properSearch } from './list_address'
import { listData, type ListData } from './list_data'

/** Filters of the screen itself, such as its category. */
type Fixed = Record<string, string>

/** Loads the list of an address. @throws a redirect to the canonical address */
export async function loadList({ context, url }: ScreenArgs, fixed: Fixed = {}): Promise<ListData> {
  const proper = properSearch(url.searchParams)
  if (proper !== null) throw redirect(withoutBase(url.pathname) + proper)
  const state = parseList(url.searchParams)
  const { filters, sort, page, q } = state
  const chosen = Object.fromEntries(Object.entries(filters).map(([code, values]) => [code, values.join(',')]))
  const list = await callOrFail(context, 'GET', 'catalogue.products.index', {
    query: {
      ...(page > 1 ? { page } : {}),
      ...(sort ? { sort } : {}),
      ...(q ? { q } : {}),
      filter: { ...chosen, ...fixed },
    },
  })
  if (list.meta.pages > 0 && page > list.meta.pages) {
    throw redirect(withoutBase(url.pathname) + listSearch({ ...state, page: list.meta.pages }))
  }
  // The same response serves all addresses that differ in the expanded facet only, so that is the cache key.
  const open = list.meta.facets.find(({ code }) => code === state.facet)?.code ?? ''
  const own = Object.keys(fixed)
  return cachedFor(list, [open, ...own].join(' '), () => listData(list, state, own))
}

function withoutBase(pathname: string): string {
  const base = import.meta.env.BASE_URL
  return pathname.startsWith(base) ? `/${pathname.slice(base.length)}` : '/'
}
