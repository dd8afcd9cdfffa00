import { callOrFail, type ScreenArgs } from '#web/lib/screen_loader'
import { pack } from '#web/lib/packed'
import { parseList } from '../list/list_address'
import { loadList } from '../list/load_list.server'
import { countsOf, tabOf } from './search_tab'

/** Texts on a page. */
const LIMIT = 12

/** The results of a search: how many each tab has, and those of the one that is open. */
export async function loadSearch(args: ScreenArgs, q: string) {
  const { context, url } = args
  const { meta } = await callOrFail(context, 'GET', 'search.index', { query: { q, limit: 0 } })
  const counts = countsOf(meta)
  const tab = tabOf(url.searchParams.get('kind'), counts)
  if (tab === 'product') return { tab, counts, list: pack(await loadList(args)), texts: null }
  const pages = Math.max(1, Math.ceil(counts[tab] / LIMIT))
  const page = Math.min(parseList(url.searchParams).page, pages)
  const texts = await callOrFail(context, 'GET', 'search.index', { query: { q, kind: tab, page, limit: LIMIT } })
  return { tab, counts, list: null, texts: { hits: texts.data, correction: texts.meta.correction, page, pages } }
}
