import type { Label } from '#core/i18n/label'

/**
 * The result of a job, for its owner: counts; under `file` the id of a stored file, which the owner may download;
 * under `undo` the name of the route that undoes the job, given the job's id.
 */
export type JobResult = Record<string, string | number | boolean | null>

/** The displayed name of a job: a translation key of the server's texts, with its values. */
export interface JobLabel {
  key: string
  values?: Record<string, string | number | Label>
}

/** The member of staff who requested a job. */
export interface JobOwner {
  id: number
  /** Needed to see the job and to download its file. A token needs it too. */
  permission: string
}

/** The context that a running job gets. */
export interface JobRun {
  id: number
  /** Null: no member of staff requested it. */
  owner: JobOwner | null
  /** Number of this attempt, from 1. */
  attempt: number
  /**
   * Aborted when the worker stops, when the job's lease was lost, or when somebody requested a stop. Long work checks it
   * between steps (`signal.throwIfAborted()`). A job that throws then runs again from the start, unless a stop was
   * requested. A job that returns is done.
   */
  signal: AbortSignal
  /** Reports the progress to those who watch the job. Null total: unknown. */
  progress(done: number, total: number | null): Promise<void>
  /** Sets the result. The last call counts. It is stored when the job is done or was stopped. */
  result(value: JobResult): void
}

/** Work done by the worker process. It runs at least once, so it must be idempotent. */
export interface Job {
  run(payload: Record<string, unknown>, run: JobRun): Promise<void>
}

/** Runs a job at regular intervals. */
export interface Schedule {
  /** Name of the job, as contributed to `core.jobs`. */
  job: string
  /** Seconds between two runs. */
  every: number
}
