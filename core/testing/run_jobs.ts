import app from '@adonisjs/core/services/app'
import { Clock } from '#core/time/clock'
import { JobList } from '#core/jobs/job_list'
import { JobRunner } from '#core/jobs/job_runner'
import { Store } from '#core/database/store'

/** Runs the jobs that wait, as the worker does. */
export async function runJobs(): Promise<void> {
  const runner = await newRunner()
  while (await runner.runDue());
}

/** Begins the job that is due in a worker that is told to end. */
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
