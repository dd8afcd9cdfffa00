import { useEffect, useState } from 'react'
import { callByName } from '#web/admin/call_by_name'
import type { ChosenRow } from './use_rows'

/** A kind of things of the shop that a link may lead to. */
export interface LinkTarget {
  /** Kind of its permalinks: `catalogue.product`. */
  kind: string
  label: string
}

interface Found {
  id: string
  title: string
  caption: string | null
}

/** The kinds that the user may choose from; none until they are read. */
export function useLinkTargets(): readonly LinkTarget[] {
  const [targets, setTargets] = useState<readonly LinkTarget[]>([])
  useEffect(() => {
    const read = callByName<{ data: LinkTarget[] }>('GET', 'platform.admin.link_targets.index')
    // Without an answer an address can still be typed.
    read.then(
      (answer) => setTargets(answer?.data ?? []),
      () => undefined
    )
  }, [])
  return targets
}

/** Things of a kind: those that the words find, or those with these ids. */
export async function findTargets(kind: string, query: { q: string } | { ids: string[] }): Promise<ChosenRow[]> {
  if (kind === '') return []
  const answer = await callByName<{ data: Found[] }>('GET', 'platform.admin.link_targets.show', {
    params: { kind },
    query: 'ids' in query ? { ids: query.ids.join(',') } : query,
  })
  return (answer?.data ?? []).map(({ id, title, caption }) => ({
    value: id,
    label: caption ? `${title} · ${caption}` : title,
  }))
}
