import app from '@adonisjs/core/services/app'
import { Clock } from '#core/time/clock'
import { JobList } from '#core/jobs/job_list'
import { JobRunner } from '#core/jobs/job_runner'
import { Store } from '#core/database/store'

/** Runs pending jobs, as the worker does. */
export async function runJobs(): Promise<void> {
  const runner = await newRunner()
  while (await runner.runDue());
}

/** Starts the due job in a worker that is shutting down. */
export async function runJobInEndingWorker(): Promise<void> {
  await (await newRunner()).runDue(AbortSignal.abort())
}

async function newRunner(): Promise<JobRunner> {
  return new JobRunner({
    store: await app.container.make(Store),
    clock: await app.container.make(Clock),
    jobs: await app.container.make(JobList),
    logger: await app.container.make('logger'),
  })
}
