import type { Router } from '@adonisjs/core/http'
import { frameRoutes } from '#plugins/platform/routes/frame'
import { auditRoutes } from '#plugins/platform/routes/audit'
import { blockRoutes } from '#plugins/platform/routes/blocks'
import { importRoutes } from '#plugins/platform/routes/imports'
import { jobRoutes } from '#plugins/platform/routes/jobs'
import { linkRoutes } from '#plugins/platform/routes/links'
import { listRoutes } from '#plugins/platform/routes/lists'
import { mailRoutes } from '#plugins/platform/routes/mails'
import { mediaRoutes } from '#plugins/platform/routes/media'
import { timelineRoutes } from '#plugins/platform/routes/timeline'
import { publicRoutes } from '#plugins/platform/routes/public'

export function routes(router: Router): void {
  publicRoutes(router)
  frameRoutes(router)
  auditRoutes(router)
  blockRoutes(router)
  importRoutes(router)
  jobRoutes(router)
  linkRoutes(router)
  listRoutes(router)
  mailRoutes(router)
  mediaRoutes(router)
  timelineRoutes(router)
}
