import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { toImport, type ImportRow, type StoredImport } from '#plugins/platform/services/imports/import_rows'

interface FoundRow extends ImportRow {
  job_state: string | null
  progress_done: number | string | null
  progress_total: number | string | null
}

export interface FoundImport extends StoredImport {
  /** How far its job is; null: none waits or runs. */
  progress: { done: number; total: number | null; isRunning: boolean } | null
}

const FIND = `select i.*, j.state as job_state, j.progress_done, j.progress_total
  from platform_imports i left join core_jobs j on j.id = i.job_id where i.id = ?`

/** Finds an import with the state of its job; null: there is none. */
@inject()
export class FindImport {
  constructor(private readonly store: Store) {}

  async execute(id: number): Promise<FoundImport | null> {
    const row = await this.store.reader.first<FoundRow>(FIND, [id])
    if (!row) return null
    const found = toImport(row)
    if (found.state !== 'waiting') return { ...found, progress: null }
    // A job that ended without telling its import was stopped, or failed too often.
    if (row.job_state === 'stopped') return { ...found, state: 'stopped', progress: null }
    if (row.job_state !== 'waiting' && row.job_state !== 'running') return { ...found, state: 'failed', progress: null }
    const total = row.progress_total === null ? null : Number(row.progress_total)
    const progress = { done: Number(row.progress_done ?? 0), total, isRunning: row.job_state === 'running' }
    return { ...found, progress }
  }
}
