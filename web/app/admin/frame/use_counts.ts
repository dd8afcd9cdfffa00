import { useLocation } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { useShell } from '#web/lib/shell'
import { callByName } from '../call_by_name'

const route = 'platform.admin.menu_counts.index'

/** Milliseconds for which counts are good enough. */
const shelfLife = 60_000

/** How many things wait behind entries of the menu, by key; asked again when one goes elsewhere after a minute. */
export function useCounts(): Record<string, number> {
  const { routes } = useShell()
  const { pathname } = useLocation()
  const [counts, setCounts] = useState<Record<string, number>>({})
  const askedAt = useRef(-shelfLife)
  const isThere = route in routes
  useEffect(() => {
    if (!isThere || performance.now() - askedAt.current < shelfLife) return
    askedAt.current = performance.now()
    callByName<{ data: Record<string, number> }>('GET', route).then(
      (answer) => setCounts(answer?.data ?? {}),
      // A menu without figures is a menu all the same.
      () => setCounts({})
    )
  }, [isThere, pathname])
  return counts
}
