import { useEffect, useState } from 'react'
import { call } from '#web/lib/clients'
import type { ResponseOf } from '#web/lib/registry'

export type Option = ResponseOf<'catalogue.admin.attribute_options.index'>['data'][number]

const limit = 50

/** Milliseconds after the last key before the search. */
const restTime = 150

/** A page of an attribute's options: there may be hundreds. */
export function useOptions(attribute: number) {
  const [request, setRequest] = useState({ q: '', page: 1, turn: 0 })
  const [read, setRead] = useState<{ rows: Option[]; total: number; all: number }>({ rows: [], total: 0, all: 0 })
  const { q, page, turn } = request
  useEffect(() => {
    const aborter = new AbortController()
    const load = () =>
      call('GET', 'catalogue.admin.attribute_options.index', {
        params: { attribute },
        query: { page, limit, ...(q.trim() ? { q: q.trim() } : {}) },
        signal: aborter.signal,
      }).then(
        (answer) => answer && setRead({ rows: answer.data, total: answer.meta.total, all: answer.meta.all }),
        () => undefined
      )
    const timer = setTimeout(load, q ? restTime : 0)
    return () => {
      clearTimeout(timer)
      aborter.abort()
    }
  }, [attribute, q, page, turn])
  const reload = () => setRequest((before) => ({ ...before, turn: before.turn + 1 }))
  return {
    ...read,
    q,
    page,
    pages: Math.ceil(read.total / limit),
    search: (words: string) => setRequest((before) => ({ ...before, q: words, page: 1 })),
    turn: (to: number) => setRequest((before) => ({ ...before, page: to })),
    reload,
    /** Moves an option to a position. */
    move: async (id: number, index: number) => {
      await call('PUT', 'catalogue.admin.attribute_option_places.update', {
        params: { attribute, id },
        data: { index },
      })
      reload()
    },
  }
}
