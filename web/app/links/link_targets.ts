import { useEffect, useState } from 'react'
import { call } from '#web/lib/clients'

/** Something of the shop that a link may lead to. */
export interface LinkTarget {
  /** `ref:catalogue.product/5` */
  href: string
  title: string
  caption: string | null
  /** What it is: « Produit ». */
  label: string
}

type Query = { q: string } | { refs: string }

async function find(query: Query, signal: AbortSignal): Promise<LinkTarget[]> {
  const answer = await call('GET', 'platform.admin.link_targets.index', { query: query as never, signal })
  return answer ? answer.data : []
}

/** Milliseconds between the last key and the search. */
const PAUSE = 200

/** What the typed words find, and what the chosen reference leads to: undefined until it is read. */
export function useLinkTargets(typed: string, chosen: string) {
  const [found, setFound] = useState<readonly LinkTarget[]>([])
  const [own, setOwn] = useState<LinkTarget>()
  useEffect(() => {
    const aborter = new AbortController()
    // Without an answer the list stays as it was, and an address can still be typed.
    const search = () => void find({ q: typed.trim() }, aborter.signal).then(setFound, () => undefined)
    const timer = setTimeout(search, typed === '' ? 0 : PAUSE)
    return () => {
      clearTimeout(timer)
      aborter.abort()
    }
  }, [typed])
  const known = [...found, ...(own ? [own] : [])].find(({ href }) => href === chosen)
  const isUnknown = chosen !== '' && known === undefined
  useEffect(() => {
    if (!isUnknown) return undefined
    const aborter = new AbortController()
    find({ refs: chosen }, aborter.signal).then(
      ([first]) => setOwn(first),
      () => undefined
    )
    return () => aborter.abort()
  }, [isUnknown, chosen])
  return { found, chosen: known, keep: setOwn }
}
