import { useHref, useLocation, useNavigate, useNavigation } from '@remix-run/react'
import { useEffect, useMemo, useState } from 'react'
import { LIST_TOP, listSearch, parseList, type ListState } from './list_address'

export interface ListControls {
  /** What is chosen, already with a choice whose answer is still on its way. */
  state: ListState
  isPending: boolean
  /** Address of another state of the same list. */
  hrefOf: (state: ListState) => string
  go: (state: ListState) => void
}

/** What is chosen stands above the list: who chose from further below is shown it. */
function showTop() {
  const top = document.getElementById(LIST_TOP)
  if (top && top.getBoundingClientRect().top < 0) top.scrollIntoView()
}

export function useList(): ListControls {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const next = useNavigation().location
  // The router leaves the base path in the location it is on its way to.
  const isOnItsWay = next?.pathname === useHref(pathname)
  // The router tells of a navigation when it has time to; a box that was ticked must be ticked at once.
  const [asked, setAsked] = useState<string | null>(null)
  useEffect(() => setAsked(null), [next, search])
  const isPending = isOnItsWay || asked !== null
  const wanted = asked ?? (next && isOnItsWay ? next.search : search)
  const state = useMemo(() => parseList(new URLSearchParams(wanted)), [wanted])
  const hrefOf = (target: ListState) => pathname + listSearch(target)
  return {
    state,
    isPending,
    hrefOf,
    go(target) {
      setAsked(listSearch(target))
      void navigate(hrefOf(target), { preventScrollReset: true, replace: isPending })
      showTop()
    },
  }
}
