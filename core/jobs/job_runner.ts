import { backoff, errorText } from '#core/jobs/backoff'
import { keepLease } from '#core/jobs/keep_lease'
import { JobRows, type ClaimedJob, type Outcome } from '#core/jobs/job_rows'
import type { Clock } from '#core/time/clock'
import type { JobList } from '#core/jobs/job_list'
import type { Store } from '#core/database/store'
import type { WorkerLogger } from '#core/jobs/worker_logger'

export interface JobRunnerParts {
  store: Store
  clock: Clock
  jobs: Pick<JobList, 'find'>
  logger: WorkerLogger
  /** Seconds until another worker may take a job whose worker no longer renews its lease. */
  leaseSeconds?: number
  /** Pause between two looks whether somebody asked a running job to stop, in milliseconds. */
  stopMs?: number
  /** Failed attempts after which a job is dead: kept, run no more. */
  maxAttempts?: number
}

/** Progress is written at most this often, and once more at the end. */
const PROGRESS_MS = 500

const STOP_MS = 500

/** Runs jobs: one claim, one run at a time per call. Any number of calls and workers may run side by side. */
export class JobRunner {
  readonly #rows: JobRows
  readonly #leaseSeconds: number
  readonly #maxAttempts: number

  constructor(private readonly parts: JobRunnerParts) {
    this.#leaseSeconds = parts.leaseSeconds ?? 60
    this.#maxAttempts = parts.maxAttempts ?? 8
    this.#rows = new JobRows(parts.store, parts.clock, this.#leaseSeconds)
  }

  /** Runs the job that is due longest; false when none is. */
  async runDue(stop?: AbortSignal): Promise<boolean> {
    if (!(await this.#rows.isAnyDue())) return false
    const claimed = await this.#rows.claimOne()
    if (!claimed) return false
    await this.#run(claimed, stop)
    return true
  }

  /** Takes up what vanished workers left. */
  async recover(): Promise<void> {
    for (const { id, state } of await this.#rows.recover(this.#maxAttempts)) {
      this.parts.logger.warn({ job: id, state }, 'the worker of this job vanished')
    }
  }

  async #run(claimed: ClaimedJob, shutdown?: AbortSignal): Promise<void> {
    const lost = new AbortController()
    const stopped = new AbortController()
    const signal = AbortSignal.any([...(shutdown ? [shutdown] : []), lost.signal, stopped.signal])
    const outcome: Outcome = { progress: null, result: null }
    const renew = async () => {
      if (!(await this.#renew(claimed))) lost.abort(new Error('Another worker has taken this job.'))
    }
    const look = setInterval(() => void this.#heedStop(claimed, stopped), this.parts.stopMs ?? STOP_MS)
    try {
      await keepLease(this.#leaseSeconds, renew, () => this.#perform(claimed, signal, outcome))
    } catch (error) {
      if (lost.signal.aborted) return
      if (stopped.signal.aborted) return this.#rows.stopped(claimed, outcome)
      if (shutdown?.aborted) return this.#rows.release(claimed)
      return this.#failed(claimed, error)
    } finally {
      clearInterval(look)
    }
    await this.#rows.done(claimed, outcome)
  }

  async #perform(claimed: ClaimedJob, signal: AbortSignal, outcome: Outcome): Promise<void> {
    const { id, job: name, payload, attempt, owner } = claimed
    const job = await this.parts.jobs.find(name)
    if (!job) throw new Error(`No plugin contributes the job "${name}".`)
    let toldAt = -Infinity
    await job.run(payload, {
      id,
      owner,
      attempt,
      signal,
      progress: async (done, total) => {
        outcome.progress = { done, total }
        const now = this.parts.clock.epoch()
        if (now - toldAt < PROGRESS_MS) return
        toldAt = now
        await this.#rows.progress(claimed, outcome.progress)
      },
      result: (value) => {
        outcome.result = value
      },
    })
  }

  async #heedStop(claimed: ClaimedJob, stopped: AbortController): Promise<void> {
    try {
      if (await this.#rows.isStopRequested(claimed)) stopped.abort(new Error('Somebody asked this job to stop.'))
    } catch (error) {
      this.parts.logger.warn({ job: claimed.id, err: error }, 'whether a job was asked to stop could not be read')
    }
  }

  async #failed(claimed: ClaimedJob, error: unknown): Promise<void> {
    const { id, job, attempt } = claimed
    const text = errorText(error)
    const details = { job: id, name: job, attempt, error: text }
    if (attempt >= this.#maxAttempts) {
      this.parts.logger.error(details, 'job dead: it is run no more')
      return this.#rows.dead(claimed, text)
    }
    this.parts.logger.warn(details, 'job failed, another attempt follows')
    return this.#rows.retry(claimed, text, backoff(attempt))
  }

  /** Still ours, as far as can be known: a database that does not answer takes nothing away. */
  async #renew(claimed: ClaimedJob): Promise<boolean> {
    try {
      return await this.#rows.renew(claimed)
    } catch (error) {
      this.parts.logger.warn({ job: claimed.id, err: error }, 'the lease of a job could not be renewed')
      return true
    }
  }
}
