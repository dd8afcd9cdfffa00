import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Statements } from '#core/database/statements'
import { Store, type Transaction } from '#core/database/store'
import { queryRows } from '#core/database/query_rows'
import { writeInstant } from '#core/time/instant'
import { DateTime } from 'luxon'
import type { JobLabel, JobOwner } from '#core/jobs/job'

export interface EnqueueOptions {
  /** The job does not run before this instant. Default: now. */
  runAt?: Date | DateTime
  /** At most one waiting job exists per job name and key. Enqueueing a second one returns the id of the first. */
  key?: string
  /** The member of staff who requests it. They see it among their own jobs and may stop it. */
  owner?: JobOwner & { name: string }
  /** The name that its owner sees. */
  label?: JobLabel
}

const INSERT = `insert into core_jobs
  (job, payload, unique_key, state, run_at, created_at, owner_id, owner_name, permission, label)
  values (?, ?, ?, 'waiting', ?, ?, ?, ?, ?, ?)
  on conflict (job, unique_key) where state = 'waiting' and unique_key is not null do nothing
  returning id`

const MANY = { job: 'text', payload: 'text', now: 'instant' } as const

const WAITING = `select id from core_jobs where job = ? and unique_key = ? and state = 'waiting'`

/** Enqueues jobs for the worker processes. */
@inject()
export class Queue {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock
  ) {}

  /**
   * Enqueues a job by its name in `core.jobs`. With a transaction it exists only if that commits. Returns the id of
   * the job, which is the waiting job's when one with this key exists.
   */
  async enqueue(
    trx: Transaction | null,
    job: string,
    payload: Record<string, unknown>,
    options: EnqueueOptions = {}
  ): Promise<number> {
    if (!trx) return this.store.transaction((own) => this.enqueue(own, job, payload, options))
    const { runAt, key, owner, label } = options
    const now = this.clock.iso()
    const ownerColumns = [
      owner?.id ?? null,
      owner?.name ?? null,
      owner?.permission ?? null,
      label ? JSON.stringify(label) : null,
    ]
    const bindings = [job, JSON.stringify(payload), key ?? null, due(runAt) ?? now, now, ...ownerColumns]
    for (;;) {
      const [added] = await queryRows<{ id: number }>(trx, INSERT, bindings)
      if (added) return added.id
      // The conflicting job may start between the two statements. Then the insert succeeds at the next try.
      const [waiting] = await queryRows<{ id: number }>(trx, WAITING, [job, key ?? ''])
      if (waiting) return waiting.id
    }
  }

  /** Enqueues a job for each payload, by one statement. */
  async enqueueAll(trx: Transaction, job: string, payloads: readonly Record<string, unknown>[]): Promise<void> {
    const db = new Statements(trx)
    const now = this.clock.iso()
    const rows = payloads.map((payload) => ({ job, payload: JSON.stringify(payload), now }))
    await db.run(
      `insert into core_jobs (job, payload, state, run_at, created_at)
       select r.job, r.payload, 'waiting', r.now, r.now from ${db.rows(MANY)} where true`,
      rows
    )
  }
}

function due(runAt: Date | DateTime | undefined): string | null {
  if (!runAt) return null
  return writeInstant(runAt instanceof Date ? DateTime.fromJSDate(runAt) : runAt)
}
