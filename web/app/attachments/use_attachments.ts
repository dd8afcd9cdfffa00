import { useRef, useState } from 'react'
import { problemOf } from '#web/lib/problem'
import { sendFile } from '#web/lib/send_file'
import { useWords } from '#web/lib/i18n'
import type { Query } from '#web/lib/address'

/** A chosen file: on its way, sent, or refused. */
export interface ChosenFile {
  id: number
  name: string
  bytes: number
  /** Of the picture in the browser; null: not a picture. */
  preview: string | null
  /** Share that was sent, from 0 to 1. */
  share: number
  /** What a message holds it by; null: it is not stored yet. */
  key: string | null
  /** Why it was refused. */
  problem: string | null
}

interface Target {
  /** Route that takes a file and answers its key. */
  route: string
  params?: Query
  query?: Query
  /** Files that a message may hold. */
  most: number
}

/** Sends chosen files one after the other. Those beyond the most are not taken. */
export function useAttachments({ route, params, query, most }: Target) {
  const t = useWords()
  const [files, setFiles] = useState<readonly ChosenFile[]>([])
  const [tooMany, setTooMany] = useState(false)
  const last = useRef(0)
  const running = useRef(Promise.resolve())
  const aborters = useRef(new Map<number, AbortController>())
  const change = (id: number, changed: Partial<ChosenFile>) =>
    setFiles((before) => before.map((one) => (one.id === id ? { ...one, ...changed } : one)))

  const send = async (id: number, file: File) => {
    const signal = aborters.current.get(id)?.signal
    if (!signal || signal.aborted) return
    try {
      const onProgress = (share: number) => change(id, { share })
      const target = { file, signal, onProgress, ...(params ? { params } : {}), ...(query ? { query } : {}) }
      const answer = await sendFile<{ data: { key: string } }>(route, target)
      change(id, { share: 1, key: answer?.data.key ?? null })
    } catch (error) {
      const problem = problemOf(error)?.errors[0]?.message ?? t('attachments.interrupted')
      if (!signal.aborted) change(id, { problem })
    }
  }
  const add = (chosen: readonly File[]) => {
    const free = most - files.filter(({ problem }) => problem === null).length
    setTooMany(chosen.length > free)
    const fresh = chosen.slice(0, Math.max(0, free)).map((file) => ({ file, id: (last.current += 1) }))
    setFiles((before) => [
      ...before.filter(({ problem }) => problem === null),
      ...fresh.map(({ file, id }) => chosenFile(file, id)),
    ])
    for (const { file, id } of fresh) {
      aborters.current.set(id, new AbortController())
      running.current = running.current.then(() => send(id, file))
    }
  }
  const remove = (id: number) => {
    aborters.current.get(id)?.abort()
    setTooMany(false)
    files.filter((one) => one.id === id).forEach(freePreview)
    setFiles((before) => before.filter((one) => one.id !== id))
  }
  const clear = () => {
    for (const aborter of aborters.current.values()) aborter.abort()
    files.forEach(freePreview)
    setFiles([])
    setTooMany(false)
  }
  const keys = files.flatMap(({ key }) => (key === null ? [] : [key]))
  const isSending = files.some(({ key, problem }) => key === null && problem === null)
  return { files, keys, isSending, tooMany, most, add, remove, clear }
}

export type UsedAttachments = ReturnType<typeof useAttachments>

function chosenFile(file: File, id: number): ChosenFile {
  const preview = file.type.startsWith('image/') ? URL.createObjectURL(file) : null
  return { id, name: file.name, bytes: file.size, preview, share: 0, key: null, problem: null }
}

/** The browser keeps a picture in memory until it is told. */
function freePreview({ preview }: ChosenFile) {
  if (preview !== null) URL.revokeObjectURL(preview)
}
