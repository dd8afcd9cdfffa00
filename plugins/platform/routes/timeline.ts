import type { Router } from '@adonisjs/core/http'
import { indexTimeline, storeTimelineReply } from '#plugins/platform/validators/timeline_validator'

const timeline = () => import('#plugins/platform/controllers/timeline_controller')

/** Timelines of records. Each source has a permission; without it its part is left out. */
export function timelineRoutes(router: Router): void {
  router
    .get('/api/admin/platform/timeline/:subject/:id', [timeline, 'index'])
    .as('platform.admin.timeline.index')
    .staff()
    .accepts(indexTimeline)
  router
    .post('/api/admin/platform/timeline-replies', [timeline, 'store'])
    .as('platform.admin.timeline_replies.store')
    .staff()
    .accepts(storeTimelineReply)
}
