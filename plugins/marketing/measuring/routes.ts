import type { Router } from '@adonisjs/core/http'

const Measuring = () => import('#plugins/marketing/measuring/controllers/measuring_controller')

const API = '/api/marketing/newsletter'

/** What measured mails lead to. */
export function measuringRoutes(router: Router): void {
  router.get(`${API}/clicks/:token`, [Measuring, 'click']).as('marketing.newsletter_clicks.show').public()
  router.get(`${API}/openings/:token`, [Measuring, 'open']).as('marketing.newsletter_openings.show').public()
}
