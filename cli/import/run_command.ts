import { groupProblems } from '#core/import/group_problems'
import { nothingToResume } from '#core/import/errors'
import { NOTHING } from '#core/import/import_record'
import { interrupted, refusedFile } from '#core/import/problem'
import { Translator } from '#core/i18n/translator'
import { ReportFile } from '#cli/import/report_file'
import { RunImport, type ImportRequest } from '#core/import/run_import'
import { requestOf } from '#cli/import/request'
import { watcherFor } from '#cli/import/watcher'
import type { CommandCall } from '#core/console/command'
import type { BatchOutcome } from '#core/import/tally'
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
  /** Called with what became of the rows of a batch. */
  onBatch(outcome: BatchOutcome): void
}

/** Runs the import. Invalid options refuse it, as an invalid file does. */
export async function runImport(
  call: CommandCall,
  signal: AbortSignal,
  { onProgress, onBatch }: Listener
): Promise<ImportReport> {
  let request: ImportRequest
  let file: ReportFile | null
  try {
    request = await requestOf(call)
    if (call.options.resume) await refuseNewRun(call, request)
    file = await reportFileOf(call)
  } catch (error) {
    const refused = refusedFile(error)
    if (!refused) throw error
    return { ...EMPTY, refused }
  }
  const run = await call.app.container.make(RunImport)
  const watcher = watcherFor(call.terminal, call.options)
  let isReading = true
  const running = run.execute(
    { ...request, signal, showsValues: file !== null },
    {
      understood(found) {
        isReading = false
        onProgress(found.done)
        watcher.understood?.(found)
      },
      progress(done, total, phase) {
        if (phase === 'rows') onProgress(done)
        watcher.progress?.(done, total, phase)
      },
      async batch(outcome) {
        onBatch(outcome)
        await file?.add(outcome)
      },
    }
  )
  try {
    const report = await Promise.race([running, givenUp(request, signal, () => isReading)])
    await file?.close(report)
    return report
  } catch (error) {
    await file?.discard()
    throw error
  }
}

async function refuseNewRun({ app }: CommandCall, request: ImportRequest): Promise<void> {
  const run = await app.container.make(RunImport)
  if (!(await run.isUnfinished(request))) throw nothingToResume()
}

async function reportFileOf({ app, options, terminal: { locale } }: CommandCall): Promise<ReportFile | null> {
  if (typeof options.report !== 'string') return null
  return ReportFile.open(options.report, { translator: await app.container.make(Translator), locale })
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
