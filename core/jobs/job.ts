/** What a running job may use. */
export interface JobRun {
  id: number
  /** How often it was started, this time included. */
  attempt: number
  /**
   * Aborted when the worker stops or has lost the job. Long work looks at it between steps (`signal.throwIfAborted()`):
   * a job that throws then is run again from the start, one that returns is done.
   */
  signal: AbortSignal
  /** Tells whoever watches how far it is. */
  progress(done: number, total: number | null): Promise<void>
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
