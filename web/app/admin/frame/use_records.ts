import { useEffect, useState } from 'react'
import { useShell } from '#web/lib/shell'
import { callByName } from '../call_by_name'
import type { FoundRecord } from './palette_results'

const route = 'platform.admin.records.index'

/** Milliseconds after the last key before the search. */
const restTime = 180

/** Minimum length of a query. */
export const SHORTEST = 2

interface Records {
  found: FoundRecord[]
  /** Whether `found` belongs to the current query. */
  isAnswered: boolean
}

const NONE: FoundRecord[] = []

/** Searches records by name. Results of an earlier query are never returned. */
export function useRecords(query: string): Records {
  const { routes } = useShell()
  const q = query.trim()
  const isSearchable = route in routes && q.length >= SHORTEST
  const [answer, setAnswer] = useState<{ q: string; found: FoundRecord[] }>({ q: '', found: NONE })
  useEffect(() => {
    if (!isSearchable) return undefined
    const aborter = new AbortController()
    const timer = setTimeout(() => {
      callByName<{ data: FoundRecord[] }>('GET', route, { query: { q }, signal: aborter.signal }).then(
        (found) => setAnswer({ q, found: found?.data ?? NONE }),
        () => {
          if (!aborter.signal.aborted) setAnswer({ q, found: NONE })
        }
      )
    }, restTime)
    return () => {
      clearTimeout(timer)
      aborter.abort()
    }
  }, [isSearchable, q])
  if (!isSearchable) return { found: NONE, isAnswered: true }
  const isAnswered = answer.q === q
  return { found: isAnswered ? answer.found : NONE, isAnswered }
}
