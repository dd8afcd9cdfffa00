import { useCallback, useState } from 'react'
import { notifyProblem } from '#web/admin/notify'
import { useWords } from '#web/lib/i18n'
import type { Draft } from './draft_data'

/** A call that answers the draft as it is afterwards. */
export type DraftCall = () => Promise<{ data: Draft } | false>

export interface DraftState {
  draft: Draft
  isBusy: boolean
  /** Takes what the call answers; a refusal is told, and the draft stays as it was. True: it was done. */
  change: (call: DraftCall) => Promise<boolean>
}

/** The draft in view: each change answers it whole, worked out by the server. */
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
