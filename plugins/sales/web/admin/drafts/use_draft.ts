import { useCallback, useState } from 'react'
import { useBusy } from '#web/admin/use_busy'
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
  const { isBusy, run } = useBusy()
  const [draft, setDraft] = useState(first)
  const change = useCallback(
    async (call: DraftCall) => {
      let isDone = false
      await run(async () => {
        const answer = await call()
        if (answer) setDraft(answer.data)
        isDone = answer !== false
      })
      return isDone
    },
    [run]
  )
  return { draft, isBusy, change }
}
