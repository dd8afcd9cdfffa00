import { useLocation } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { useShell } from '#web/lib/shell'
import { callByName } from '../call_by_name'

const route = 'platform.admin.menu_counts.index'

/** Milliseconds after which counts are stale. */
const maxAge = 60_000

/** Counts of menu entries by key. They are reloaded on navigation when they are stale. */
export function useCounts(): Record<string, number> {
  const { routes } = useShell()
  const { pathname } = useLocation()
  const [counts, setCounts] = useState<Record<string, number>>({})
  const requestedAt = useRef(-maxAge)
  const isThere = route in routes
  useEffect(() => {
    if (!isThere || performance.now() - requestedAt.current < maxAge) return
    requestedAt.current = performance.now()
    callByName<{ data: Record<string, number> }>('GET', route).then(
      (answer) => setCounts(answer?.data ?? {}),
      // The menu works without counts.
      () => setCounts({})
    )
  }, [isThere, pathname])
  return counts
}
