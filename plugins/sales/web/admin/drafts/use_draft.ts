import { useCallback, useState } from 'react'
import { notifyProblem } from '#web/admin/notify'
import { useWords } from '#web/lib/i18n'
import type { Draft } from './draft_data'

/** A call that returns the changed draft. */
export type DraftCall = () => Promise<{ data: Draft } | false>

export interface DraftState {
  draft: Draft
  isBusy: boolean
  /** Runs a call and takes over its draft. A refusal is shown and changes nothing. Resolves to whether it succeeded. */
  change: (call: DraftCall) => Promise<boolean>
}

/** State of the current draft. Each change returns the whole draft, calculated by the server. */
export function useDraft(first: Draft): DraftState {
  const t = useWords()
  const [draft, setDraft] = useState(first)
  const [isBusy, setBusy] = useState(false)
  const change = useCallback(
    async (call: DraftCall) => {
      setBusy(true)
      try {
        const answer = await call()
        if (answer) setDraft(answer.data)
        return answer !== false
      } catch (error) {
        notifyProblem(error, t)
        return false
      } finally {
        setBusy(false)
      }
    },
    [t]
  )
  return { draft, isBusy, change }
}
