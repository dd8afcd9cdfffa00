import { Clock } from '#core/time/clock'
import { JobList } from '#core/jobs/job_list'
import { JobRunner } from '#core/jobs/job_runner'
import { ListenerList } from '#core/events/listener_list'
import { PluginRegistry } from '#core/plugin/registry'
import { Queue } from '#core/jobs/queue'
import { Relay } from '#core/events/relay'
import { Scheduler } from '#core/jobs/scheduler'
import { Store } from '#core/database/store'
import { Worker } from '#core/jobs/worker'
import type { ApplicationService } from '@adonisjs/core/types'

/** Settings of the worker process, from `config/worker.ts`. */
export interface WorkerConfig {
  lanes: number
  leaseSeconds: number
  graceMs: number
}

/** Starts this process's worker and stops it gracefully when the application ends. */
export async function runWorker(app: ApplicationService): Promise<Worker> {
  const { container } = app
  const config = app.config.get<WorkerConfig>('worker')
  const logger = await container.make('logger')
  const store = await container.make(Store)
  const clock = await container.make(Clock)
  const registry = await container.make(PluginRegistry)
  const jobs = await container.make(JobList)
  await jobs.schedules()
  const parts = { store, clock, logger, leaseSeconds: config.leaseSeconds }
  const worker = new Worker({
    ...parts,
    relay: new Relay({ ...parts, listeners: new ListenerList(registry.plugins) }),
    runner: new JobRunner({ ...parts, jobs }),
    scheduler: new Scheduler(store, clock, await container.make(Queue), jobs),
    lanes: config.lanes,
    recoverMs: Math.min(5000, config.leaseSeconds * 500),
    graceMs: config.graceMs,
  })
  app.terminating(async () => {
    const ended = await worker.stop()
    if (!ended) logger.warn({}, 'work was left unfinished: another worker takes it up when its lease ends')
  })
  worker.start()
  logger.info({ lanes: config.lanes }, 'worker started')
  return worker
}
