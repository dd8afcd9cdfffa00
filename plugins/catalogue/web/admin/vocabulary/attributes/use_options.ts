import { useEffect, useState } from 'react'
import { call } from '#web/lib/clients'
import type { Answer } from '#web/lib/registry'

export type Option = Answer<'catalogue.admin.attribute_options.index'>['data'][number]

const limit = 50

/** Milliseconds of rest before options are looked for. */
const restTime = 150

/** A page of an attribute's options: there may be hundreds. */
export function useOptions(attribute: number) {
  const [asked, setAsked] = useState({ q: '', page: 1, turn: 0 })
  const [read, setRead] = useState<{ rows: Option[]; total: number; all: number }>({ rows: [], total: 0, all: 0 })
  const { q, page, turn } = asked
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
  const reload = () => setAsked((before) => ({ ...before, turn: before.turn + 1 }))
  return {
    ...read,
    q,
    page,
    pages: Math.ceil(read.total / limit),
    search: (words: string) => setAsked((before) => ({ ...before, q: words, page: 1 })),
    turn: (to: number) => setAsked((before) => ({ ...before, page: to })),
    reload,
    /** Puts an option after so many of the others. */
    move: async (id: number, index: number) => {
      await call('PATCH', 'catalogue.admin.attribute_option_places.update', {
        params: { attribute, id },
        data: { index },
      })
      reload()
    },
  }
}
