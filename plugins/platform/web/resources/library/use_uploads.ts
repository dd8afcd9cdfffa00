import { useRef, useState } from 'react'
import { messageOf } from '#web/admin/notify'
import { sendFile } from '#web/lib/send_file'
import { problemOf } from '#web/lib/problem'
import { useWords, type Translate } from '#web/lib/i18n'

/** A file on its way to the library. */
export interface Upload {
  key: number
  name: string
  bytes: number
  state: 'waiting' | 'sending' | 'done' | 'failed' | 'stopped'
  /** Share that was sent, from 0 to 1. */
  share: number
  problem: string | null
}

/** Files that are sent one after the other, each with its progress and its own problem. `onDone`: one more is there. */
export function useUploads(onDone: () => void) {
  const t = useWords()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const last = useRef(0)
  const running = useRef(Promise.resolve())
  const aborters = useRef(new Map<number, AbortController>())
  const change = (key: number, changed: Partial<Upload>) =>
    setUploads((before) => before.map((one) => (one.key === key ? { ...one, ...changed } : one)))

  const send = async (key: number, file: File) => {
    const signal = aborters.current.get(key)?.signal
    if (!signal || signal.aborted) return
    change(key, { state: 'sending' })
    try {
      await sendFile('platform.admin.media.store', {
        file,
        query: { types: 'image,video,pdf,document' },
        signal,
        onProgress: (share) => change(key, { share }),
      })
      change(key, { state: 'done', share: 1 })
      onDone()
    } catch (error) {
      if (!signal.aborted) change(key, { state: 'failed', problem: problemIn(error, t) })
    }
    aborters.current.delete(key)
  }
  const add = (files: readonly File[]) => {
    const fresh = files.map((file) => ({ file, key: (last.current += 1) }))
    setUploads((before) => [
      ...before,
      ...fresh.map(({ file: { name, size: bytes }, key }): Upload => {
        return { key, name, bytes, state: 'waiting', share: 0, problem: null }
      }),
    ])
    for (const { key, file } of fresh) {
      aborters.current.set(key, new AbortController())
      running.current = running.current.then(() => send(key, file))
    }
  }
  const stop = (key: number) => {
    aborters.current.get(key)?.abort()
    change(key, { state: 'stopped' })
  }
  const clear = () => setUploads((before) => before.filter(({ state }) => state === 'waiting' || state === 'sending'))
  return { uploads, add, stop, clear }
}

function problemIn(error: unknown, t: Translate): string {
  return problemOf(error)?.errors.length ? messageOf(error, t) : t('platform.library.interrupted')
}
