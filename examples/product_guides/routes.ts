import type { Router } from '@adonisjs/core/http'
import { indexGuides } from '#plugins/product_guides/validators/guide_validator'

const GuidesController = () => import('#plugins/product_guides/controllers/guides_controller')
const ThanksController = () => import('#plugins/product_guides/controllers/thanks_controller')

const API = '/api/product_guides/guides'

/** What shoppers read and say. The routes of the back office come from the resource. */
export function guideRoutes(router: Router): void {
  router.get(API, [GuidesController, 'index']).as('product_guides.guides.index').public().accepts(indexGuides)
  router.post(`${API}/:id/thanks`, [ThanksController, 'store']).as('product_guides.thanks.store').public()
}
