import app from '@adonisjs/core/services/app'
import { Clock } from '#core/time/clock'
import { JobList } from '#core/jobs/job_list'
import { JobRunner } from '#core/jobs/job_runner'
import { Store } from '#core/database/store'

/** Runs the jobs that wait, as the worker does. */
export async function runJobs(): Promise<void> {
  const runner = new JobRunner({
    store: await app.container.make(Store),
    clock: await app.container.make(Clock),
    jobs: await app.container.make(JobList),
    logger: await app.container.make('logger'),
  })
  while (await runner.runDue());
}
