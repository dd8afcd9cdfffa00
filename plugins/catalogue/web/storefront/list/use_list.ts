import { useHref, useLocation, useNavigate, useNavigation } from '@remix-run/react'
import { useMemo } from 'react'
import { listSearch, parseList, type ListState } from './list_address'

export interface ListControls {
  /** What is chosen, already with a choice whose answer is still on its way. */
  state: ListState
  isPending: boolean
  /** Address of another state of the same list. */
  hrefOf: (state: ListState) => string
  go: (state: ListState) => void
}

export function useList(): ListControls {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const next = useNavigation().location
  // The router leaves the base path in the location it is on its way to.
  const isPending = next?.pathname === useHref(pathname)
  const wanted = next && isPending ? next.search : search
  const state = useMemo(() => parseList(new URLSearchParams(wanted)), [wanted])
  const hrefOf = (target: ListState) => pathname + listSearch(target)
  return {
    state,
    isPending,
    hrefOf,
    // At once: a box that a slow phone unticks again until the answer is there would be ticked twice.
    go: (target) => void navigate(hrefOf(target), { preventScrollReset: true, replace: isPending, flushSync: true }),
  }
}
