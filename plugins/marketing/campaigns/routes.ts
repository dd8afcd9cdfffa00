import type { Router } from '@adonisjs/core/http'
import { storeAudience } from '#plugins/marketing/campaigns/campaign_validator'

const Segments = () => import('#plugins/marketing/campaigns/controllers/segments_controller')

const API = '/api/admin/marketing'

/** What campaigns have beside their resource. */
export function campaignRoutes(router: Router): void {
  router
    .get(`${API}/segments`, [Segments, 'index'])
    .as('marketing.admin.segments.index')
    .permission('marketing.campaigns.list')
  router
    .post(`${API}/campaign-audiences`, [Segments, 'count'])
    .as('marketing.admin.campaign_audiences.store')
    .permission('marketing.campaigns.list')
    .accepts(storeAudience)
}
