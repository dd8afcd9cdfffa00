import { useEffect, useRef, useState } from 'react'
import { setRange } from './list_address'
import type { ListControls } from './use_list'

/** Milliseconds after the last change before the list is updated. */
const pause = 350

export interface TypedRange {
  /** Whole units as typed; empty for no limit. */
  from: string
  to: string
  setFrom: (value: string) => void
  setTo: (value: string) => void
}

/**
 * A range while it is typed or dragged. The list is updated after a pause, and a new address resets the range. Without a range
 * in the address it is that of the search words (`searched`).
 */
export function useTypedRange(code: string, list: ListControls, searched: string | null): TypedRange {
  const chosen = list.state.filters[code]?.[0] ?? searched ?? '..'
  const [typed, setTyped] = useState(chosen)
  const [seen, setSeen] = useState(chosen)
  if (seen !== chosen) {
    setSeen(chosen)
    setTyped(chosen)
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(list)
  useEffect(() => {
    latest.current = list
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  const [from = '', to = ''] = typed.split('..')
  const follow = (nextFrom: string, nextTo: string) => {
    setTyped(`${nextFrom}..${nextTo}`)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      const { state, go } = latest.current
      go(setRange(state, code, whole(nextFrom), whole(nextTo)))
    }, pause)
  }
  return { from, to, setFrom: (value) => follow(value, to), setTo: (value) => follow(from, value) }
}

export function whole(text: string): number | null {
  const value = Number.parseInt(text, 10)
  return Number.isNaN(value) ? null : value
}
