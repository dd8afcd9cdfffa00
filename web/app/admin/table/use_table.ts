import { useNavigate, useNavigation, useSearchParams } from '@remix-run/react'
import type { TableData, TableState } from './list_types'
import { addressOf } from './table_address'

export interface Table extends TableData {
  /** The address of this list with a change; a change of what is shown leads to its first page. */
  addressWith(change: Partial<TableState>): string
  go(change: Partial<TableState>): void
  isLoading: boolean
}

const ownNames = /^(?:page|limit|sort|q|columns|density|view|filter\[.+\])$/

/** A list whose state is the address: every change leads to a page that can be kept, sent and gone back from. */
export function useTable(data: TableData): Table {
  const navigate = useNavigate()
  const navigation = useNavigation()
  const [search] = useSearchParams()
  const foreign = Object.fromEntries([...search].filter(([name]) => !ownNames.test(name)))
  const addressWith = (change: Partial<TableState>) =>
    addressOf({ ...data.state, page: 1, ...change }, data.list, foreign)
  return {
    ...data,
    addressWith,
    go: (change) => navigate(addressWith(change), { preventScrollReset: true }),
    isLoading: navigation.state === 'loading' && navigation.location.pathname === location.pathname,
  }
}
