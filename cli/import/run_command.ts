import { gatherProblems } from '#core/import/gather_problems'
import { NOTHING } from '#core/import/import_record'
import { interrupted, refusedFile } from '#core/import/problem'
import { RunImport, type ImportRequest } from '#core/import/run_import'
import { requestOf } from '#cli/import/request'
import { watcherFor } from '#cli/import/watcher'
import type { CommandCall } from '#core/console/command'
import type { ImportReport } from '#core/import/report'

const EMPTY: ImportReport = {
  ...NOTHING,
  seconds: 0,
  errors: [],
  warnings: [],
  refused: null,
  isStopped: false,
  isInterrupted: false,
}

/** Runs the import; options that cannot be meant refuse it as the file itself would. `onProgress` hears the rows done. */
export async function runImport(
  call: CommandCall,
  signal: AbortSignal,
  onProgress: (done: number) => void
): Promise<ImportReport> {
  let request: ImportRequest
  try {
    request = requestOf(call)
  } catch (error) {
    const refused = refusedFile(error)
    if (!refused) throw error
    return { ...EMPTY, refused }
  }
  const run = await call.app.container.make(RunImport)
  const watcher = watcherFor(call.terminal, call.options)
  let isReading = true
  const report = run.execute(
    { ...request, signal },
    {
      understood(file) {
        isReading = false
        onProgress(file.done)
        watcher.understood?.(file)
      },
      progress(done, total) {
        onProgress(done)
        watcher.progress?.(done, total)
      },
    }
  )
  return Promise.race([report, givenUp(request, signal, () => isReading)])
}

/** Until the first row is used nothing is written: who ends the program then need not wait for the reading of the file. */
function givenUp({ dryRun }: ImportRequest, signal: AbortSignal, isReading: () => boolean): Promise<ImportReport> {
  return new Promise((resolve) => {
    const end = () => {
      if (!isReading()) return
      resolve({ ...EMPTY, warnings: gatherProblems([interrupted(0, dryRun ?? false)]), isInterrupted: true })
    }
    if (signal.aborted) end()
    else signal.addEventListener('abort', end, { once: true })
  })
}
