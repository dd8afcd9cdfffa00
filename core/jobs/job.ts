import type { Label } from '#core/plugin/contract'

/**
 * What came of a job, for whoever asked for it: counts; under `file` the number of a kept file, which they may fetch;
 * under `undo` the name of the route that takes it back, given the number of the job.
 */
export type JobResult = Record<string, string | number | boolean | null>

/** What a job is called: a translation key of the server's words, with its values. */
export interface JobLabel {
  key: string
  values?: Record<string, string | number | Label>
}

/** The member of staff who asked for a job. */
export interface JobOwner {
  id: number
  /** They see the job and fetch its file as long as they hold this, and through a token only if it holds it too. */
  permission: string
}

/** What a running job may use. */
export interface JobRun {
  id: number
  /** Null: nobody asked for it. */
  owner: JobOwner | null
  /** How often it was started, this time included. */
  attempt: number
  /**
   * Aborted when the worker stops, has lost the job, or somebody asked it to stop. Long work looks at it between steps
   * (`signal.throwIfAborted()`): a job that throws then is run again from the start, or never when it was asked to stop;
   * one that returns is done.
   */
  signal: AbortSignal
  /** Tells whoever watches how far it is. */
  progress(done: number, total: number | null): Promise<void>
  /** Notes what came of it; the last note counts. It is kept when the job is done or was stopped. */
  result(value: JobResult): void
}

/** Work done by the worker process. Called at least once: it must bear repetition. */
export interface Job {
  run(payload: Record<string, unknown>, run: JobRun): Promise<void>
}

/** A job that runs by the clock. */
export interface Schedule {
  /** Name of the job, as contributed to `core.jobs`. */
  job: string
  /** Seconds between two runs. */
  every: number
}
