import { problemOf } from '#web/lib/problem'
import type { ScreenArgs } from '#web/lib/screen_loader'
import { callByNameOrFail } from '../call_by_name_or_fail'
import type { ListDescription, TableData, TableRow, TableState } from './list_types'
import { apiQuery, readState } from './table_address'
import type { RouteName } from '#web/lib/registry'

interface TableSource {
  /** Key of the list (`users.staff`), or the description of a small list that is not in `core.lists`. */
  list: string | ListDescription
  /** Route that returns the rows. */
  route: RouteName
  params?: Record<string, unknown>
  /** Filters that override the address, such as the days of a report. */
  fixed?: Record<string, string>
}

interface Page {
  data: TableRow[]
  meta?: { total: number }
}

/** Loads the data of a `DataTable` for the current address, in a loader. */
export async function loadTable(
  args: ScreenArgs,
  { list, route, params = {}, fixed = {} }: TableSource
): Promise<TableData> {
  const { context, url } = args
  const description = typeof list === 'string' ? await describe(args, list) : list
  const requested = readState(url.searchParams, description)
  const state = { ...requested, filter: { ...requested.filter, ...fixed } }
  const common = { list: description, state, fixed: Object.keys(fixed) }
  try {
    const query = typeof list === 'string' ? apiQuery(state) : {}
    const page = await callByNameOrFail<Page>(context, 'GET', route, { params, query })
    return { ...common, rows: page.data, total: page.meta?.total ?? page.data.length, problem: null }
  } catch (error) {
    return { ...common, rows: [], total: 0, problem: refusal(error, state) }
  }
}

async function describe({ context }: ScreenArgs, list: string): Promise<ListDescription> {
  const answer = await callByNameOrFail<{ data: ListDescription }>(context, 'GET', 'platform.admin.lists.show', {
    params: { list },
  })
  return answer.data
}

/** The message of a list that refused the address. @throws any other error */
function refusal(error: unknown, _state: TableState): string {
  const problem = problemOf(error)
  if (problem?.status === 422) return problem.message
  throw error
}
