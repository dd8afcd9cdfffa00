import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from '#web/lib/clients'
import type { SearchHit } from '#web/lib/shapes'

/** Waiting time after the last key, in milliseconds. */
const pause = 150
const limit = 7

export interface SuggestionList {
  hits: SearchHit[]
  /** Position of the marked suggestion, -1 for none. */
  active: number
  isOpen: boolean
  /** How many were found, for the announcement; null before an answer. */
  count: number | null
  type: (text: string) => void
  open: () => void
  close: () => void
  /** Arrow keys and Escape; answers whether the key was used. */
  onKey: (key: string) => boolean
}

/** Asks `search.index` for suggestions while somebody types. A failed call leaves a plain search form. */
export function useSuggestions(start: string): SuggestionList {
  const [text, setText] = useState(start)
  const [hits, setHits] = useState<SearchHit[]>([])
  const [active, setActive] = useState(-1)
  const [isWanted, setWanted] = useState(false)
  const [count, setCount] = useState<number | null>(null)
  const typed = useRef(false)

  useEffect(() => {
    const query = text.trim()
    if (!typed.current) return undefined
    const controller = new AbortController()
    const timer = setTimeout(async () => {
      const found = query.length < 2 ? [] : await suggestionsFor(query, controller.signal)
      if (controller.signal.aborted) return
      setHits(found)
      setActive(-1)
      setCount(query.length < 2 ? null : found.length)
    }, pause)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [text])

  const isOpen = isWanted && hits.length > 0
  const close = useCallback(() => {
    setWanted(false)
    setActive(-1)
  }, [])
  const move = (step: number) => setActive((before) => ((before + 1 + step + hits.length + 1) % (hits.length + 1)) - 1)
  return {
    hits,
    active,
    isOpen,
    count: isOpen ? count : null,
    type(value) {
      typed.current = true
      setText(value)
      setWanted(true)
    },
    open: () => setWanted(true),
    close,
    onKey(key) {
      if (key === 'Escape' && isOpen) close()
      else if (key === 'ArrowDown' && isOpen) move(1)
      else if (key === 'ArrowUp' && isOpen) move(-1)
      else if (key === 'ArrowDown' && hits.length > 0) setWanted(true)
      else return false
      return true
    },
  }
}

async function suggestionsFor(q: string, signal: AbortSignal): Promise<SearchHit[]> {
  try {
    const answer = await call('GET', 'search.index', { query: { q, limit, suggest: true }, signal })
    return answer ? answer.data : []
  } catch {
    return []
  }
}
