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
  /** How often a running job is checked for a stop request, in milliseconds. */
  stopMs?: number
  /** After so many failed attempts a job is dead: its row stays, it is not run again. */
  maxAttempts?: number
}

/** Progress is stored at most this often, and once more at the end. */
const PROGRESS_MS = 500

const STOP_POLL_MS = 500

/** Claims due jobs and runs them, one job per call. Any number of calls and workers may run at the same time. */
export class JobRunner {
  readonly #rows: JobRows
  readonly #leaseSeconds: number
  readonly #maxAttempts: number

  constructor(private readonly parts: JobRunnerParts) {
    this.#leaseSeconds = parts.leaseSeconds ?? 60
    this.#maxAttempts = parts.maxAttempts ?? 8
    this.#rows = new JobRows(parts.store, parts.clock, this.#leaseSeconds)
  }

  /** Runs the job that has been due for the longest time. False: no job is due. */
  async runDue(stop?: AbortSignal): Promise<boolean> {
    if (!(await this.#rows.isAnyDue())) return false
    const claimed = await this.#rows.claimOne()
    if (!claimed) return false
    await this.#run(claimed, stop)
    return true
  }

  /** Releases the jobs of workers that vanished. */
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
    const stopPoll = setInterval(
      () => void this.#abortIfStopRequested(claimed, stopped),
      this.parts.stopMs ?? STOP_POLL_MS
    )
    try {
      await keepLease(this.#leaseSeconds, renew, () => this.#perform(claimed, signal, outcome))
    } catch (error) {
      if (lost.signal.aborted) return
      if (stopped.signal.aborted) return this.#rows.stopped(claimed, outcome)
      if (shutdown?.aborted) return this.#rows.release(claimed)
      return this.#failed(claimed, error)
    } finally {
      clearInterval(stopPoll)
    }
    await this.#rows.done(claimed, outcome)
  }

  async #perform(claimed: ClaimedJob, signal: AbortSignal, outcome: Outcome): Promise<void> {
    const { id, job: name, payload, attempt, owner } = claimed
    const job = await this.parts.jobs.find(name)
    if (!job) throw new Error(`No plugin contributes the job "${name}".`)
    let storedAt = -Infinity
    await job.run(payload, {
      id,
      owner,
      attempt,
      signal,
      progress: async (done, total) => {
        outcome.progress = { done, total }
        const now = this.parts.clock.epoch()
        if (now - storedAt < PROGRESS_MS) return
        storedAt = now
        await this.#rows.progress(claimed, outcome.progress)
      },
      result: (value) => {
        outcome.result = value
      },
    })
  }

  async #abortIfStopRequested(claimed: ClaimedJob, stopped: AbortController): Promise<void> {
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

  /** False: another worker has the job. When the database does not respond, the job counts as still ours. */
  async #renew(claimed: ClaimedJob): Promise<boolean> {
    try {
      return await this.#rows.renew(claimed)
    } catch (error) {
      this.parts.logger.warn({ job: claimed.id, err: error }, 'the lease of a job could not be renewed')
      return true
    }
  }
}
