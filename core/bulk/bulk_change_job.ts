import app from '@adonisjs/core/services/app'
import { ReadChanges } from '#core/bulk/read_changes'
import { RunChange } from '#core/bulk/run_change'
import type { BulkCell, BulkKind, Direction } from '#core/bulk/bulk_kind'
import type { Job } from '#core/jobs/job'

/** The job that applies and undoes changes of one kind. */
export function bulkChangeJob<Change, Thing extends { id: number }, Cell extends BulkCell>(
  load: (payload: Record<string, unknown>) => Promise<BulkKind<Change, Thing, Cell>>
): Job {
  return {
    async run(payload, { signal, progress, result }) {
      const { change: id, direction } = payload as { change: number; direction: Direction }
      const kind = await load(payload)
      const run = await app.container.make(RunChange)
      await run.execute(kind, { id, direction }, { signal, progress })
      const counts = await (await app.container.make(ReadChanges)).counts(kind, id)
      const isUndoable = kind.undoRoute !== null && direction === 'apply' && counts.changed > 0
      result({ change: id, ...counts, ...(isUndoable ? { undo: kind.undoRoute, undoes: id } : {}) })
    },
  }
}
