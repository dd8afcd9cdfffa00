import { useNavigate, useNavigation, useSearchParams } from '@remix-run/react'
import type { ListTab, TableData, TableState } from './list_types'
import { addressOf, currentTab } from './table_address'

export interface Table extends TableData {
  /** The address of the list with a change. A change of the rows goes to the first page. */
  addressWith(change: Partial<TableState>): string
  go(change: Partial<TableState>): void
  isLoading: boolean
  /** The active tab. */
  tab: ListTab | undefined
  /** Filters set by neither the screen nor the tab, shown as removable chips. */
  ownFilter: Record<string, string>
  /** The address without these filters and search words: all rows of the tab. */
  wholeAddress: string
}

const ownNames = /^(?:page|limit|sort|q|columns|density|view|filter\[.+\])$/

/** A list whose state is in the address, so that it can be bookmarked and shared, and the back button works. */
export function useTable(data: TableData): Table {
  const navigate = useNavigate()
  const navigation = useNavigation()
  const [search] = useSearchParams()
  const foreign = Object.fromEntries([...search].filter(([name]) => !ownNames.test(name)))
  const addressWith = (change: Partial<TableState>) =>
    addressOf({ ...data.state, page: 1, ...change }, data.list, foreign)
  const tab = currentTab(data.list.tabs ?? [], data.state.filter)
  const isOwn = (key: string) => !data.fixed?.includes(key) && !Object.hasOwn(tab?.filter ?? {}, key)
  return {
    ...data,
    tab,
    ownFilter: Object.fromEntries(Object.entries(data.state.filter).filter(([key]) => isOwn(key))),
    wholeAddress: addressWith({ filter: { ...tab?.filter }, q: '' }),
    addressWith,
    go: (change) => navigate(addressWith(change), { preventScrollReset: true }),
    isLoading: navigation.state === 'loading' && navigation.location.pathname === location.pathname,
  }
}
