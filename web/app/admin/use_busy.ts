import { useCallback, useState } from 'react'
import { useWords } from '#web/lib/i18n'
import { notifyProblem } from './notify'

/** Work that a button starts: `isBusy` while it runs. What goes wrong is shown as a notice. */
export function useBusy(): { isBusy: boolean; run: (work: () => Promise<unknown>) => Promise<void> } {
  const t = useWords()
  const [isBusy, setBusy] = useState(false)
  const run = useCallback(
    async (work: () => Promise<unknown>) => {
      setBusy(true)
      try {
        await work()
      } catch (error) {
        notifyProblem(error, t)
      } finally {
        setBusy(false)
      }
    },
    [t]
  )
  return { isBusy, run }
}
