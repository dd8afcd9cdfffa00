import { useEffect, useState } from 'react'
import { call } from '#web/lib/clients'
import { problemOf, type ProblemEntry } from '#web/lib/problem'
import type { BodyOf, ResponseOf } from '#web/lib/registry'

type Shown = ResponseOf<'configuration.admin.mail_previews.store'>['data']

interface Preview {
  /** The last text that could be shown stays while another is refused. */
  shown: Shown | null
  refusals: readonly ProblemEntry[]
}

/** What the server makes of a text, as JSON, that is not saved. */
export function usePreview(tried: string): Preview {
  const [preview, setPreview] = useState<Preview>({ shown: null, refusals: [] })
  useEffect(() => {
    const stop = new AbortController()
    const data = JSON.parse(tried) as BodyOf<'configuration.admin.mail_previews.store'>
    call('POST', 'configuration.admin.mail_previews.store', { data, signal: stop.signal }).then(
      (answer) => {
        if (answer && !stop.signal.aborted) setPreview({ shown: answer.data, refusals: [] })
      },
      (error) => {
        const refusals = problemOf(error)?.errors ?? []
        if (!stop.signal.aborted) setPreview(({ shown }) => ({ shown, refusals }))
      }
    )
    return () => stop.abort()
  }, [tried])
  return preview
}
