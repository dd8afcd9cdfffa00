import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from '#web/lib/clients'
import type { SearchHit } from '#web/lib/shapes'

/** Waiting time after the last key, in milliseconds. */
const pause = 150
/** Of each kind; more would not be seen above the keys of a phone. */
const limit = 5

/** What was found for some words. */
export interface Found {
  q: string
  /** Of one kind after the other, behind a better spelling of the words where there is one. */
  hits: SearchHit[]
  /** How many were found, for the announcement. */
  count: number
  /** How many products the page of results has. */
  total: number
}

export interface SuggestionList {
  /** The last answer; null before one, and for words too short to ask for. */
  found: Found | null
  /** Position of the marked suggestion, -1 for none. */
  active: number
  /** There are suggestions to be seen. */
  isOpen: boolean
  /** It is to be seen that there are none. */
  isEmpty: boolean
  type: (text: string) => void
  open: () => void
  close: () => void
  /** Arrow keys and Escape; answers whether the key was used. */
  onKey: (key: string) => boolean
}

/** Asks `search.index` for suggestions while somebody types. A failed call leaves a plain search form. */
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
    return { q, hits: [...better(meta.correction), ...data, ...everything(q, total)], count: data.length, total }
  } catch {
    return null
  }
}

/** The way to the page of results, after all that is suggested. */
function everything(q: string, total: number): SearchHit[] {
  if (total === 0) return []
  const path = `/search-results?q=${encodeURIComponent(q)}`
  return [{ kind: 'all', name: q, path, caption: null, price: null, isFrom: false, image: null }]
}

/** "Did you mean" is a suggestion like the others: it leads to the page of the better words. */
function better(words: string | null): SearchHit[] {
  if (words === null) return []
  const path = `/search-results?q=${encodeURIComponent(words)}`
  return [{ kind: 'correction', name: words, path, caption: null, price: null, isFrom: false, image: null }]
}
