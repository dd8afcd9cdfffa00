import { randomUUID } from 'node:crypto'
import { queryRows } from '#core/database/query_rows'
import type { JobOwner, JobResult } from '#core/jobs/job'
import type { Clock } from '#core/time/clock'
import type { Store } from '#core/database/store'

interface JobRow {
  id: number
  job: string
  payload: string
  attempts: number
  owner_id: number | string | null
  permission: string | null
}

/** A job this worker may run until its lease ends. */
export interface ClaimedJob {
  id: number
  claim: string
  job: string
  payload: Record<string, unknown>
  attempt: number
  owner: JobOwner | null
}

export interface Progress {
  done: number
  total: number | null
}

/** What is stored of a run. */
export interface Outcome {
  progress: Progress | null
  result: JobResult | null
}

const DUE = `select id from core_jobs where state = 'waiting' and run_at <= ? order by run_at, id limit 1`

const SET = `set state = 'running', attempts = attempts + 1, started_at = ?, claim = ?, claimed_until = ?,
  progress_done = null, progress_total = null, result = null`

const CLAIM = {
  sqlite: `update core_jobs ${SET} where id in (${DUE}) returning id, job, payload, attempts, owner_id, permission`,
  pg: `with due as materialized (${DUE} for update skip locked)
    update core_jobs as t ${SET} from due where t.id = due.id
      returning t.id, job, payload, attempts, owner_id, permission`,
}

// A job that waits again gives up its key: another job may have taken it meanwhile.
const RELEASED = 'claim = null, claimed_until = null, unique_key = null'

// A job with a stop request does not wait again.
const WAITING_AGAIN = `state = case when stop_requested_at is null then 'waiting' else 'stopped' end,
  finished_at = stop_requested_at`

/** The statements on `core_jobs`. Those that end a run change nothing once another worker has claimed the job. */
export class JobRows {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly leaseSeconds: number
  ) {}

  async isAnyDue(): Promise<boolean> {
    const sql = "select 1 as due from core_jobs where state = 'waiting' and run_at <= ? limit 1"
    return (await this.store.reader.first(sql, [this.clock.iso()])) !== null
  }

  async claimOne(): Promise<ClaimedJob | null> {
    const [now, claim] = [this.clock.iso(), randomUUID()]
    const lease = [now, claim, this.#until()]
    const bindings = this.store.dialect === 'pg' ? [now, ...lease] : [...lease, now]
    const [row] = await this.#run<JobRow>(CLAIM[this.store.dialect], bindings)
    if (!row) return null
    const { id, job, payload, attempts: attempt, owner_id: ownerId, permission } = row
    const owner = ownerId === null ? null : { id: Number(ownerId), permission: permission ?? '' }
    return { id, claim, job, attempt, owner, payload: JSON.parse(payload) as Record<string, unknown> }
  }

  /** False: another worker has claimed the job. */
  async renew({ id, claim }: ClaimedJob): Promise<boolean> {
    const sql = "update core_jobs set claimed_until = ? where id = ? and claim = ? and state = 'running' returning id"
    return (await this.#run(sql, [this.#until(), id, claim])).length > 0
  }

  async progress({ id, claim }: ClaimedJob, { done, total }: Progress): Promise<void> {
    const sql = 'update core_jobs set progress_done = ?, progress_total = ? where id = ? and claim = ?'
    await this.#run(sql, [done, total, id, claim])
  }

  done(claimed: ClaimedJob, outcome: Outcome): Promise<void> {
    return this.#ended(claimed, 'done', outcome)
  }

  /** Ends a job after a stop request. */
  stopped(claimed: ClaimedJob, outcome: Outcome): Promise<void> {
    return this.#ended(claimed, 'stopped', outcome)
  }

  async isStopRequested({ id, claim }: ClaimedJob): Promise<boolean> {
    const sql = 'select 1 as requested from core_jobs where id = ? and claim = ? and stop_requested_at is not null'
    return (await this.store.reader.first(sql, [id, claim])) !== null
  }

  /** After a failure: the job is due again in so many seconds. */
  async retry({ id, claim }: ClaimedJob, error: string, seconds: number): Promise<void> {
    const sql = `update core_jobs set run_at = ?, error = ?, ${WAITING_AGAIN}, ${RELEASED} where id = ? and claim = ?`
    await this.#run(sql, [this.clock.isoIn(seconds), error, id, claim])
  }

  /** After the last failure: the row stays for staff to see. */
  async dead({ id, claim }: ClaimedJob, error: string): Promise<void> {
    const sql = `update core_jobs set state = 'dead', finished_at = ?, error = ?, claim = null, claimed_until = null
      where id = ? and claim = ?`
    await this.#run(sql, [this.clock.iso(), error, id, claim])
  }

  /** When the worker stops: the attempt does not count, and any worker may start the job again. */
  async release({ id, claim }: ClaimedJob): Promise<void> {
    const sql = `update core_jobs set run_at = ?, attempts = attempts - 1, ${WAITING_AGAIN}, ${RELEASED}
      where id = ? and claim = ?`
    await this.#run(sql, [this.clock.iso(), id, claim])
  }

  /** Makes jobs of vanished workers due again, or dead after too many attempts. Returns their ids and new states. */
  async recover(maxAttempts: number): Promise<{ id: number; state: string }[]> {
    const now = this.clock.iso()
    const lost = "select id from core_jobs where state = 'running' and claimed_until <= ?"
    if (!(await this.store.reader.first(`${lost} limit 1`, [now]))) return []
    const where = "where state = 'running' and claimed_until <= ?"
    const reason = "error = 'The worker stopped during the run.'"
    const dead = `update core_jobs set state = 'dead', finished_at = ?, ${RELEASED}, ${reason} ${where} and attempts >= ?
      and stop_requested_at is null returning id, state`
    const again = `update core_jobs set run_at = ?, ${WAITING_AGAIN}, ${RELEASED}, ${reason} ${where}
      and (attempts < ? or stop_requested_at is not null) returning id, state`
    const bindings = [now, now, maxAttempts]
    return [
      ...(await this.#run<{ id: number; state: string }>(dead, bindings)),
      ...(await this.#run<{ id: number; state: string }>(again, bindings)),
    ]
  }

  async #ended({ id, claim }: ClaimedJob, state: 'done' | 'stopped', { progress, result }: Outcome): Promise<void> {
    const sql = `update core_jobs set state = '${state}', finished_at = ?, error = null, claim = null, claimed_until = null,
      progress_done = ?, progress_total = ?, result = ? where id = ? and claim = ?`
    const resultJson = result && JSON.stringify(result)
    await this.#run(sql, [this.clock.iso(), progress?.done ?? null, progress?.total ?? null, resultJson, id, claim])
  }

  #until(): string {
    return this.clock.isoIn(this.leaseSeconds)
  }

  #run<Row>(sql: string, bindings: (string | number | null)[]): Promise<Row[]> {
    return this.store.transaction((trx) => queryRows<Row>(trx, sql, bindings))
  }
}
