import { groupProblems } from '#core/import/group_problems'
import { NOTHING } from '#core/import/import_record'
import { interrupted, refusedFile } from '#core/import/problem'
import { RunImport, type ImportRequest } from '#core/import/run_import'
import { requestOf } from '#cli/import/request'
import { watcherFor } from '#cli/import/watcher'
import type { CommandCall } from '#core/console/command'
import type { ThingChange } from '#core/import/importer'
import type { ImportReport } from '#core/import/report'

const EMPTY: ImportReport = {
  ...NOTHING,
  id: null,
  seconds: 0,
  errors: [],
  warnings: [],
  changes: [],
  kept: [],
  refused: null,
  isStopped: false,
  isInterrupted: false,
}

/** Listeners of an import run, in addition to the terminal. */
interface Listener {
  /** Called with the number of rows done. */
  onProgress(done: number): void
  /** Called with what a trial would change. */
  onChanges(changes: readonly ThingChange[]): void
}

/** Runs the import. Invalid options refuse it, as an invalid file does. */
export async function runImport(
  call: CommandCall,
  signal: AbortSignal,
  { onProgress, onChanges }: Listener
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
      changes: onChanges,
    }
  )
  return Promise.race([report, givenUp(request, signal, () => isReading)])
}

/** Nothing is written before the first row is imported. Until then the program may end at once. */
function givenUp({ dryRun }: ImportRequest, signal: AbortSignal, isReading: () => boolean): Promise<ImportReport> {
  return new Promise((resolve) => {
    const end = () => {
      if (!isReading()) return
      resolve({ ...EMPTY, warnings: groupProblems([interrupted(0, dryRun ?? false)]), isInterrupted: true })
    }
    if (signal.aborted) end()
    else signal.addEventListener('abort', end, { once: true })
  })
}
