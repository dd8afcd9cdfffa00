import type { JobRunner } from '#core/jobs/job_runner'
import type { Relay } from '#core/events/relay'
import type { Scheduler } from '#core/jobs/scheduler'
import type { Store } from '#core/database/store'
import type { WorkerLogger } from '#core/jobs/worker_logger'

export interface WorkerParts {
  store: Store
  relay: Relay
  runner: JobRunner
  scheduler: Scheduler
  logger: WorkerLogger
  /** Jobs that run at the same time. */
  lanes?: number
  /** Pause before the next poll when nothing was due, in milliseconds. */
  pollMs?: number
  /** Pause between two searches for jobs of vanished workers, in milliseconds. */
  recoverMs?: number
  /** How long running jobs may take to end when the worker stops, in milliseconds. */
  graceMs?: number
}

const SCHEDULE_MS = 1000
const ERROR_PAUSE_MS = 2000

/** The worker process: delivers events, runs jobs, enqueues scheduled jobs. Several may run, on any machines. */
export class Worker {
  readonly #stop = new AbortController()
  #loops: Promise<void>[] = []

  constructor(private readonly parts: WorkerParts) {}

  start(): void {
    const { relay, runner, scheduler, lanes = 2, pollMs = 250, recoverMs = 5000 } = this.parts
    const { signal } = this.#stop
    this.#loops.push(this.#loop(pollMs, async () => (await relay.deliverDue(signal)) > 0))
    for (let lane = 0; lane < lanes; lane += 1) {
      this.#loops.push(this.#loop(pollMs, () => runner.runDue(signal)))
    }
    this.#loops.push(this.#loop(SCHEDULE_MS, () => scheduler.tick().then(() => false)))
    this.#loops.push(this.#loop(recoverMs, () => runner.recover().then(() => false)))
  }

  /** Claims nothing more and waits for running work to end. False: it did not end within `graceMs`. */
  async stop(): Promise<boolean> {
    this.#stop.abort(new Error('The worker stops.'))
    let timer: NodeJS.Timeout | undefined
    const grace = new Promise<false>((resolve) => {
      timer = setTimeout(() => resolve(false), this.parts.graceMs ?? 20_000)
    })
    const ended = await Promise.race([Promise.all(this.#loops).then(() => true), grace])
    clearTimeout(timer)
    return ended
  }

  /** Repeats `step`, without a pause as long as it returns true. An error is logged; the loop goes on after a pause. */
  async #loop(pauseMs: number, step: () => Promise<boolean>): Promise<void> {
    const { logger, store } = this.parts
    while (!this.#stop.signal.aborted) {
      try {
        await store.changes.catchUp()
        if (!(await step())) await this.#pause(pauseMs)
      } catch (error) {
        logger.error({ err: error }, 'the worker met trouble and goes on')
        await this.#pause(ERROR_PAUSE_MS)
      }
    }
  }

  #pause(ms: number): Promise<void> {
    const { signal } = this.#stop
    return new Promise((resolve) => {
      if (signal.aborted) return resolve()
      const end = () => {
        clearTimeout(timer)
        signal.removeEventListener('abort', end)
        resolve()
      }
      const timer = setTimeout(end, ms)
      signal.addEventListener('abort', end)
    })
  }
}
