import { inject } from '@adonisjs/core'
import { AuditLog } from '#core/audit/audit_log'
import { Clock } from '#core/time/clock'
import { DescribeFile } from '#core/import/describe_file'
import { FileStore } from '#core/files/file_store'
import { Queue } from '#core/jobs/queue'
import { Store } from '#core/database/store'
import { notFound } from '#core/http/errors'
import { queryRows } from '#core/database/query_rows'
import { FindImport, type FoundImport } from '#plugins/platform/queries/imports/find_import'
import { importFileGone, importNotToUndo, importNotUnderstood, importRunning } from '#plugins/platform/errors'
import type { Origin } from '#core/audit/origin'
import type { Person } from '#core/identity/person'

/** Takes the import for this job, unless another one has it: two clicks are one run. */
const TAKE = `update platform_imports set state = 'waiting', updated_at = ?
  where id = ? and version = ? and (job_id is null or job_id = ?) returning id`

/** What the worker does with an import: it tries it without writing, runs it, or takes back what it wrote. */
export type ImportTask = 'trial' | 'run' | 'undo'

/** What jobs are called. */
const LABELS = {
  trial: 'platform.jobs.try_import',
  run: 'platform.jobs.run_import',
  undo: 'platform.jobs.undo_import',
} as const satisfies Record<ImportTask, string>

/** Whether a run wrote something that was not taken back. */
export function canUndo({ report, undoing }: Pick<FoundImport, 'report' | 'undoing'>): boolean {
  return undoing === null && report !== null && report.id !== null && report.created + report.updated > 0
}

/** Hands an import to the worker. */
@inject()
export class StartImport {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
    private readonly queue: Queue,
    private readonly files: FileStore,
    private readonly describe: DescribeFile,
    private readonly find: FindImport
  ) {}

  /** Gives the job's number. @throws importRunning, importFileGone, importNotUnderstood, importNotToUndo */
  async execute(id: number, task: ImportTask, person: Person, origin: Origin): Promise<number> {
    const found = await this.find.execute(id)
    if (!found) throw notFound()
    if (found.progress) throw importRunning()
    if (task === 'undo') {
      if (!canUndo(found)) throw importNotToUndo()
    } else if (!(await this.files.find(found.fileId))) throw importFileGone()
    const resource = found.choices.resource ?? found.description.resource
    const importer = (await this.describe.resources()).find((each) => each.resource === resource)
    if (!importer) throw importNotUnderstood({}, 'mapping')
    return this.store.transaction(async (trx) => {
      const taken = await queryRows(trx, TAKE, [this.clock.iso(), id, found.version, found.jobId])
      if (taken.length === 0) throw importRunning()
      const { actor } = origin
      const held = person.permissions === 'all' ? person.permissions : [...person.permissions]
      const payload = { import: id, task, actor, held }
      const [permission = 'platform.imports.run'] = importer.permissions
      const job = await this.queue.enqueue(trx, 'platform.run_import', payload, {
        key: `import-${id}`,
        ...(actor.id === null ? {} : { owner: { id: actor.id, name: actor.name, permission } }),
        label: { key: LABELS[task], values: { name: found.name } },
      })
      await queryRows(trx, 'update platform_imports set job_id = ? where id = ?', [job, id])
      if (task !== 'trial') {
        const entry = { subject: 'platform.imports', subjectId: String(id), action: 'updated' as const }
        await this.audit.record(trx, origin, { ...entry, changes: { state: [found.state, 'waiting'] } })
      }
      return job
    })
  }
}
