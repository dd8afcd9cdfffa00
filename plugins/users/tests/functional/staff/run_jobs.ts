import app from '@adonisjs/core/services/app'
import { Clock } from '#core/time/clock'
import { JobList } from '#core/jobs/job_list'
import { JobRunner } from '#core/jobs/job_runner'
import { Store } from '#core/database/store'

/** Runs every job that is due, those included that a job adds. */
export async function runJobs(): Promise<void> {
  const { container } = app
  const silent = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined }
  const runner = new JobRunner({
    store: await container.make(Store),
    clock: await container.make(Clock),
    jobs: await container.make(JobList),
    logger: silent,
  })
  while (await runner.runDue());
}
