import { useEffect, useRef, useState } from 'react'

export interface ChosenRow {
  value: string
  label: string
}

/** Milliseconds between the last key and the search. */
const PAUSE = 200

/**
 * Rows of a list for a field that searches on the server: those that the typed words find, and the chosen one.
 * @param of Identifies the list. Another list is read anew.
 */
export function useRows(
  read: (query: { q: string } | { ids: string[] }) => Promise<ChosenRow[]>,
  of: string,
  chosen: string | null
) {
  const [found, setFound] = useState<ChosenRow[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(read)
  latest.current = read
  const first = useRef(chosen)
  const asked = useRef('')
  useEffect(() => {
    let isOver = false
    const own = first.current
    first.current = null
    asked.current = ''
    const known = own ? latest.current({ ids: [own] }) : Promise.resolve([])
    Promise.all([known, latest.current({ q: '' })]).then(
      ([mine, some]) => {
        if (!isOver) setFound([...mine, ...some.filter(({ value }) => value !== own)])
      },
      () => !isOver && setFound([])
    )
    return () => {
      isOver = true
      clearTimeout(timer.current)
    }
  }, [of])
  const search = (q: string) => {
    clearTimeout(timer.current)
    // The name of the chosen row stands in the field: it is no search.
    if (asked.current === q || found.some(({ label }) => label === q)) return
    asked.current = q
    timer.current = setTimeout(() => {
      latest.current({ q }).then(
        (rows) => asked.current === q && setFound(rows),
        () => undefined
      )
    }, PAUSE)
  }
  return { found, search }
}
