import app from '@adonisjs/core/services/app'
import { Clock } from '#core/time/clock'
import { JobList } from '#core/jobs/job_list'
import { JobRunner } from '#core/jobs/job_runner'
import { Store } from '#core/database/store'
import { Visitor, type Answer } from '#core/testing/visitor'
import { PASSWORD, createStaff } from '#plugins/users/testing'

export const IMPORTS = '/api/admin/platform/imports'

/** What an import answers, as far as tests look at it. */
export interface ToldImport {
  id: number
  state: string
  version: number
  choices: { mapping: Record<string, string>; resource: string | null; encoding: string | null }
  file: { columns: string[]; rows: number; samples: Record<string, string>[]; encoding: string; isThere: boolean }
  fields: { field: string; label: string }[]
  trial: ToldReport | null
  report: ToldReport | null
  hasImages: boolean
}

interface ToldReport {
  rows: number
  created: number
  rejected: number
  errorCount: number
  refused: string | null
  errors: { row: number; column: string; message: string }[]
}

export const dataOf = ({ body }: Answer) => (body as { data: ToldImport }).data

/** A member of staff who has just signed in. */
export async function signedIn(role = 'admin', email = 'equipe@exemple.fr'): Promise<Visitor> {
  await createStaff({ role, email })
  const visitor = new Visitor()
  await visitor.send('POST', '/api/admin/users/session', { email, password: PASSWORD })
  return visitor
}

/** Runs every job that is due, as the worker does. */
export async function drain(): Promise<void> {
  const store = await app.container.make(Store)
  const runner = new JobRunner({
    store,
    clock: await app.container.make(Clock),
    jobs: await app.container.make(JobList),
    logger: { info: () => {}, warn: () => {}, error: () => {} } as never,
  })
  while (await runner.runDue());
}
