import { useHref, useLocation, useNavigate, useNavigation } from '@remix-run/react'
import { useEffect, useMemo, useState } from 'react'
import { LIST_TOP, listSearch, parseList, type ListState } from './list_address'

export interface ListControls {
  /** State of the list, including a pending change. */
  state: ListState
  isPending: boolean
  /** Address of another state of the same list. */
  hrefOf: (state: ListState) => string
  go: (state: ListState) => void
}

/** Scrolls up to the active filters above the list. */
function showTop() {
  const top = document.getElementById(LIST_TOP)
  if (top && top.getBoundingClientRect().top < 0) top.scrollIntoView()
}

export function useList(): ListControls {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const next = useNavigation().location
  // The location of a pending navigation includes the base path.
  const isNavigating = next?.pathname === useHref(pathname)
  // The router updates its state with a delay; a ticked box must change at once.
  const [requested, setRequested] = useState<string | null>(null)
  useEffect(() => setRequested(null), [next, search])
  const isPending = isNavigating || requested !== null
  const shownSearch = requested ?? (next && isNavigating ? next.search : search)
  const state = useMemo(() => parseList(new URLSearchParams(shownSearch)), [shownSearch])
  const hrefOf = (target: ListState) => pathname + listSearch(target)
  return {
    state,
    isPending,
    hrefOf,
    go(target) {
      setRequested(listSearch(target))
      void navigate(hrefOf(target), { preventScrollReset: true, replace: isPending })
      showTop()
    },
  }
}
