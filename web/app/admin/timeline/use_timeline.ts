import { useEffect, useRef, useState } from 'react'
import { notifyProblem } from '#web/admin/notify'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import type { Timeline } from './timeline_data'

export interface TimelineSubject {
  /** `users.customers`, `sales.orders`. */
  kind: string
  id: number
}

/** The entries read so far, with the filters. `first`: the newest entries without a filter, from the loader of the screen. */
export function useTimeline({ kind, id }: TimelineSubject, first: Timeline) {
  const t = useWords()
  const [kinds, setKinds] = useState<string[]>([])
  const [read, setRead] = useState(first)
  const [isBusy, setBusy] = useState(false)
  const latest = useRef(0)

  // The loader ran again: something of the record changed.
  useEffect(() => {
    latest.current += 1
    setKinds([])
    setRead(first)
  }, [first])

  const load = async (wanted: string[], after: Timeline | null, onFail?: () => void) => {
    const turn = (latest.current += 1)
    setBusy(true)
    try {
      const cursor = after?.meta.next
      const answer = await call('GET', 'platform.admin.timeline.index', {
        params: { subject: kind, id: String(id) },
        query: { ...(wanted.length > 0 ? { kind: wanted } : {}), ...(cursor ? { cursor } : {}) },
      })
      // Another filter was chosen meanwhile.
      if (!answer || turn !== latest.current) return
      setRead(after ? { data: [...after.data, ...answer.data], meta: answer.meta } : answer)
    } catch (error) {
      notifyProblem(error, t)
      if (turn === latest.current) onFail?.()
    } finally {
      if (turn === latest.current) setBusy(false)
    }
  }

  return {
    entries: read.data,
    filters: read.meta.kinds,
    kinds,
    isBusy,
    hasMore: read.meta.next !== null,
    choose: (wanted: string[]) => {
      const shown = kinds
      setKinds(wanted)
      // The buttons say what is shown.
      void load(wanted, null, () => setKinds(shown))
    },
    more: () => load(kinds, read),
    refresh: () => load(kinds, null),
  }
}
