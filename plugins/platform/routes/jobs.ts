import type { Router } from '@adonisjs/core/http'
import { listQuery } from '#core/lists/list_query'

const jobs = () => import('#plugins/platform/controllers/jobs_controller')
const ownJobs = () => import('#plugins/platform/controllers/own_jobs_controller')
const retries = () => import('#plugins/platform/controllers/job_retries_controller')

/** Work behind the shop. Everybody has their own; the address of those comes before the one with a number. */
export function jobRoutes(router: Router): void {
  router.get('/api/admin/platform/jobs/mine', [ownJobs, 'index']).as('platform.admin.own_jobs.index').staff()
  router
    .get('/api/admin/platform/jobs', [jobs, 'index'])
    .as('platform.admin.jobs.index')
    .permission('platform.jobs.list')
    .accepts(listQuery)
  router
    .get('/api/admin/platform/jobs/:id', [jobs, 'show'])
    .as('platform.admin.jobs.show')
    .permission('platform.jobs.list')
  router.delete('/api/admin/platform/jobs/:id', [jobs, 'destroy']).as('platform.admin.jobs.destroy').staff()
  router
    .post('/api/admin/platform/jobs/:id/retries', [retries, 'store'])
    .as('platform.admin.job_retries.store')
    .permission('platform.jobs.update')
}
