import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { JobNames } from '#plugins/platform/services/job_names'
import type { JobOwner, JobResult } from '#core/jobs/job'
import type { Locale } from '#core/i18n/locales'
import type { Person } from '#core/identity/person'

/** A job as its owner sees it. */
export interface OwnJob {
  id: number
  job: string
  label: string
  state: string
  done: number
  total: number | null
  result: JobResult | null
  /** Why it failed, formatted. */
  error: string | null
  createdAt: string
  finishedAt: string | null
}

/** A job as those who look after the shop see it. */
export interface JobDetails extends OwnJob {
  owner: string | null
  attempts: number
  runAt: string
  startedAt: string | null
  isStopping: boolean
  /** Where in the code it failed. */
  trace: string | null
}

interface JobRow {
  id: number
  job: string
  label: string | null
  state: string
  progress_done: number | null
  progress_total: number | null
  result: string | null
  error: string | null
  created_at: string
  finished_at: string | null
  owner_id: number | null
  owner_name: string | null
  attempts: number
  run_at: string
  started_at: string | null
  stop_requested_at: string | null
}

const COLUMNS = `id, job, label, state, progress_done, progress_total, result, error, created_at, finished_at, owner_id,
  owner_name, attempts, run_at, started_at, stop_requested_at`

/** Maximum number of jobs in the tray. */
const MOST = 20

const OWN = `select ${COLUMNS} from core_jobs where owner_id = ? order by id desc limit ${MOST}`

const OWN_UNDER = {
  sqlite: OWN.replace('order by', 'and permission in (select value from json_each(?)) order by'),
  pg: OWN.replace('order by', 'and permission in (select json_array_elements_text(?::json)) order by'),
}

/** Reads jobs with their results. Payloads are not returned, since they may hold secrets. */
@inject()
export class ReadJobs {
  constructor(
    private readonly store: Store,
    private readonly names: JobNames
  ) {}

  /** The latest jobs of a member of staff under permissions that they still have, newest first. */
  async own({ id, permissions }: Person, locale: Locale): Promise<OwnJob[]> {
    const { reader, dialect } = this.store
    const rows =
      permissions === 'all'
        ? await reader.all<JobRow>(OWN, [id])
        : await reader.all<JobRow>(OWN_UNDER[dialect], [id, JSON.stringify([...permissions])])
    return rows.map((row) => this.#toOwn(row, locale))
  }

  async find(id: number, locale: Locale): Promise<JobDetails | null> {
    const row = await this.store.reader.first<JobRow>(`select ${COLUMNS} from core_jobs where id = ?`, [id])
    if (!row) return null
    return {
      ...this.#toOwn(row, locale),
      owner: row.owner_name,
      attempts: row.attempts,
      runAt: row.run_at,
      startedAt: row.started_at,
      isStopping: row.state === 'running' && row.stop_requested_at !== null,
      trace: row.error,
    }
  }

  /** The owner of a job; null: it has no owner, undefined: there is no such job. */
  async ownerOf(id: number): Promise<JobOwner | null | undefined> {
    const row = await this.store.reader.first<{ owner_id: number | string | null; permission: string | null }>(
      'select owner_id, permission from core_jobs where id = ?',
      [id]
    )
    if (!row) return undefined
    if (row.owner_id === null) return null
    return { id: Number(row.owner_id), permission: row.permission ?? '' }
  }

  #toOwn(row: JobRow, locale: Locale): OwnJob {
    const { id, job, state } = row
    return {
      id: Number(id),
      job,
      label: this.names.of(job, row.label, locale),
      state,
      done: Number(row.progress_done ?? 0),
      total: row.progress_total === null ? null : Number(row.progress_total),
      result: row.result ? (JSON.parse(row.result) as JobResult) : null,
      error: this.names.ofError(row.error, locale),
      createdAt: row.created_at,
      finishedAt: row.finished_at,
    }
  }
}
