import app from '@adonisjs/core/services/app'
import { Clock } from '#core/time/clock'
import { FileStore, type StoredFile } from '#core/files/file_store'
import { RunImport } from '#core/import/run_import'
import { UndoImport } from '#core/import/undo_import'
import { Store } from '#core/database/store'
import { queryRows } from '#core/database/query_rows'
import { requestOf } from '#plugins/platform/services/imports/import_choices'
import { TrialChanges } from '#plugins/platform/services/imports/trial_changes'
import { FindImport, type FoundImport } from '#plugins/platform/queries/imports/find_import'
import type { ImportTask } from '#plugins/platform/actions/imports/start_import'
import type { BatchOutcome } from '#core/import/tally'
import type { ImportReport } from '#core/import/report'
import type { Job, JobRun } from '#core/jobs/job'
import type { Origin } from '#core/audit/origin'

interface Payload {
  import: number
  task: ImportTask
  actor: Origin['actor']
  /** Permissions of the person when the job was asked for. */
  held: 'all' | string[]
}

/** Rows in one transaction: the shop is open meanwhile. */
const BATCH = 100

/** Runs an import of staff, or its trial. After a restart it continues after the last batch. */
const runImportJob: Job = {
  async run(given, run) {
    // Payloads are stored as JSON. Only this plugin enqueues the job, always with this type.
    const payload = given as unknown as Payload
    const { container } = app
    const found = await (await container.make(FindImport)).execute(payload.import)
    if (payload.task === 'undo') return undo(found, payload, run)
    const files = await container.make(FileStore)
    const file = found && (await files.find(found.fileId))
    if (!found || !file) return
    const images = found.imagesFileId === null ? null : await files.find(found.imagesFileId)
    const report = await files.withLocal(file, (path) =>
      images
        ? files.withLocal(images, (folder) => bring(found, { payload, run, file, path, images: folder }))
        : bring(found, { payload, run, file, path, images: null })
    )
    await keep(await container.make(Store), await container.make(Clock), { payload, report })
  },
}

/** Takes back what the last run wrote. */
async function undo(found: FoundImport | null, { actor, import: id }: Payload, run: JobRun): Promise<void> {
  const number = found?.report?.id ?? null
  if (number === null) return
  const { container } = app
  const action = await container.make(UndoImport)
  const total = (found?.report?.created ?? 0) + (found?.report?.updated ?? 0)
  const progress = (done: number) => void run.progress(Math.min(done, total), total).catch(() => {})
  const report = await action.execute(number, { channel: 'import', actor }, progress)
  const [store, clock] = [await container.make(Store), await container.make(Clock)]
  const sql = `update platform_imports set undoing = ?, state = 'undone', updated_at = ? where id = ?`
  await store.transaction((trx) => queryRows(trx, sql, [JSON.stringify(report), clock.iso(), id]))
}

interface Task {
  payload: Payload
  run: JobRun
  file: StoredFile
  path: string
  images: string | null
}

async function bring({ choices, name }: FoundImport, { payload, run, path, images }: Task): Promise<ImportReport> {
  const changes = await app.container.make(TrialChanges)
  await changes.forget(payload.import)
  const importer = await app.container.make(RunImport)
  const report = await importer.execute(
    {
      app,
      file: path,
      name,
      ...requestOf(choices),
      images,
      dryRun: payload.task === 'trial',
      ...(payload.task === 'trial' || images ? {} : { batchSize: BATCH }),
      signal: run.signal,
      origin: { channel: 'import', actor: payload.actor },
      held: payload.held === 'all' ? payload.held : new Set(payload.held),
    },
    {
      // A failure to report progress does not stop the import.
      progress: (done, total) => void run.progress(done, total).catch(() => {}),
      ...(payload.task === 'trial' && {
        batch: (outcome: BatchOutcome) => changes.keep(payload.import, outcome.changes),
      }),
    }
  )
  // What is left is done when the job is taken up again; there is nothing to tell yet.
  if (report.isInterrupted) run.signal.throwIfAborted()
  return report
}

/** Stores the result, unless another trial or run was started meanwhile. */
async function keep(store: Store, clock: Clock, { payload, report }: { payload: Payload; report: ImportReport }) {
  const isTrial = payload.task === 'trial'
  const column = isTrial ? 'trial' : 'report'
  const done = isTrial ? 'tried' : 'done'
  const state = report.refused ? 'failed' : report.isStopped ? 'stopped' : done
  const sql = `update platform_imports set ${column} = ?, state = ?, ${isTrial ? '' : 'undoing = null, '}updated_at = ? where id = ?`
  await store.transaction((trx) => queryRows(trx, sql, [JSON.stringify(report), state, clock.iso(), payload.import]))
}

export default runImportJob
