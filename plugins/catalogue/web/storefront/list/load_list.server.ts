import { redirect } from '@remix-run/node'
import { makeOnce } from '#web/lib/packed'
import { ask, type ScreenArgs } from '#web/lib/screen_loader'
import { listSearch, parseList, properSearch } from './list_address'
import { listData, type ListData } from './list_data'

/** Filters that a screen's own address stands for, such as its category. */
type Fixed = Record<string, string>

/** The list that an address asks for; a form's address is answered with its proper form. */
export async function loadList({ context, url }: ScreenArgs, fixed: Fixed = {}): Promise<ListData> {
  const proper = properSearch(url.searchParams)
  if (proper !== null) throw redirect(withoutBase(url.pathname) + proper)
  const state = parseList(url.searchParams)
  const { filters, sort, page, q } = state
  const chosen = Object.fromEntries(Object.entries(filters).map(([code, values]) => [code, values.join(',')]))
  const list = await ask(context, 'GET', 'catalogue.products.index', {
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
  // The answer is one choice of wines; which facet stands open is all that an address says beside it.
  const open = list.meta.facets.find(({ code }) => code === state.facet)?.code ?? ''
  const own = Object.keys(fixed)
  return makeOnce(list, [open, ...own].join(' '), () => listData(list, state, own))
}

function withoutBase(pathname: string): string {
  const base = import.meta.env.BASE_URL
  return pathname.startsWith(base) ? `/${pathname.slice(base.length)}` : '/'
}
