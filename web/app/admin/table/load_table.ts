import { problemOf } from '#web/lib/problem'
import type { ScreenArgs } from '#web/lib/screen_loader'
import { askByName } from '../ask_by_name'
import type { ListDescription, TableData, TableRow, TableState } from './list_types'
import { apiQuery, readState } from './table_address'
import type { RouteName } from '#web/lib/registry'

interface TableSource {
  /** Key of the list (`users.staff`), or its description where it is too small to be one of `core.lists`. */
  list: string | ListDescription
  /** Route that answers its rows. */
  route: RouteName
  params?: Record<string, unknown>
  /** Filters that always hold, whatever the address says: the days of a report. */
  fixed?: Record<string, string>
}

interface Page {
  data: TableRow[]
  meta?: { total: number }
}

/** Reads a list as the address asks for it: what a `DataTable` shows. For loaders. */
export async function loadTable(
  args: ScreenArgs,
  { list, route, params = {}, fixed = {} }: TableSource
): Promise<TableData> {
  const { context, url } = args
  const description = typeof list === 'string' ? await describe(args, list) : list
  const asked = readState(url.searchParams, description)
  const state = { ...asked, filter: { ...asked.filter, ...fixed } }
  const common = { list: description, state, fixed: Object.keys(fixed) }
  try {
    const query = typeof list === 'string' ? apiQuery(state) : {}
    const page = await askByName<Page>(context, 'GET', route, { params, query })
    return { ...common, rows: page.data, total: page.meta?.total ?? page.data.length, problem: null }
  } catch (error) {
    return { ...common, rows: [], total: 0, problem: refusal(error, state) }
  }
}

async function describe({ context }: ScreenArgs, list: string): Promise<ListDescription> {
  const answer = await askByName<{ data: ListDescription }>(context, 'GET', 'platform.admin.lists.show', {
    params: { list },
  })
  return answer.data
}

/** What the list says of an address it does not understand. Anything else is the page's own failure. */
function refusal(error: unknown, _state: TableState): string {
  const problem = problemOf(error)
  if (problem?.status === 422) return problem.message
  throw error
}
