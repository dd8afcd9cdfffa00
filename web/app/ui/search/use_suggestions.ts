import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from '#web/lib/clients'
import type { SearchHit } from '#web/lib/shapes'

/** Milliseconds after the last key before the request. */
const pause = 150
/** Per kind. More would not fit above the keyboard of a phone. */
const limit = 5

/** The suggestions for a query. */
export interface Found {
  q: string
  /** Grouped by kind, after a corrected spelling if there is one. */
  hits: SearchHit[]
  /** Number of suggestions, for screen readers. */
  count: number
  /** Number of products on the results page. */
  total: number
}

export interface SuggestionList {
  /** The last response; null before it, and for a query that is too short. */
  found: Found | null
  /** Position of the marked suggestion, -1 for none. */
  active: number
  /** The list of suggestions is shown. */
  isOpen: boolean
  /** The message that there are no suggestions is shown. */
  isEmpty: boolean
  type: (text: string) => void
  open: () => void
  close: () => void
  /** Handles arrow keys and Escape. Returns whether the key was handled. */
  onKey: (key: string) => boolean
}

/** Loads suggestions from `search.index` while the visitor types. After a failed call, the form still works. */
export function useSuggestions(start: string): SuggestionList {
  const [text, setText] = useState(start)
  const [found, setFound] = useState<Found | null>(null)
  const [active, setActive] = useState(-1)
  const [isWanted, setWanted] = useState(false)
  const typed = useRef(false)

  useEffect(() => {
    const query = text.trim()
    if (!typed.current) return undefined
    const controller = new AbortController()
    const timer = setTimeout(async () => {
      const answer = query.length < 2 ? null : await suggestionsFor(query, controller.signal)
      if (controller.signal.aborted) return
      setFound(answer)
      setActive(-1)
    }, pause)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [text])

  const size = found?.hits.length ?? 0
  const isOpen = isWanted && size > 0
  const close = useCallback(() => {
    setWanted(false)
    setActive(-1)
  }, [])
  const move = (step: number) => setActive((before) => ((before + 1 + step + size + 1) % (size + 1)) - 1)
  return {
    found,
    active,
    isOpen,
    isEmpty: isWanted && found !== null && size === 0,
    type(value) {
      typed.current = true
      setText(value)
      setWanted(true)
    },
    open: () => setWanted(true),
    close,
    onKey(key) {
      if (key === 'Escape' && isWanted && found) close()
      else if (key === 'ArrowDown' && isOpen) move(1)
      else if (key === 'ArrowUp' && isOpen) move(-1)
      else if (key === 'ArrowDown' && size > 0) setWanted(true)
      else return false
      return true
    },
  }
}

async function suggestionsFor(q: string, signal: AbortSignal): Promise<Found | null> {
  try {
    const answer = await call('GET', 'search.index', { query: { q, limit, suggest: true }, signal })
    if (!answer) return null
    const { data, meta } = answer
    const total = meta.kinds.product ?? 0
    return { q, hits: [...correctionHit(meta.correction), ...data, ...allResults(q, total)], count: data.length, total }
  } catch {
    return null
  }
}

/** The last suggestion: all results. */
function allResults(q: string, total: number): SearchHit[] {
  if (total === 0) return []
  const path = `/search-results?q=${encodeURIComponent(q)}`
  return [{ kind: 'all', name: q, path, caption: null, price: null, isFrom: false, image: null, extract: null }]
}

/** The corrected spelling, as a suggestion that leads to its results page. */
function correctionHit(words: string | null): SearchHit[] {
  if (words === null) return []
  const path = `/search-results?q=${encodeURIComponent(words)}`
  return [
    { kind: 'correction', name: words, path, caption: null, price: null, isFrom: false, image: null, extract: null },
  ]
}
