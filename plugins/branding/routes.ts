import type { Router } from '@adonisjs/core/http'
import { updateColours } from '#plugins/branding/validators/colour_validator'

const BrandingController = () => import('#plugins/branding/controllers/branding_controller')
const ColoursController = () => import('#plugins/branding/controllers/colours_controller')

/** What staff see and change of the branding. */
export function routes(router: Router): void {
  router
    .get('/api/admin/branding', [BrandingController, 'show'])
    .as('branding.admin.branding.show')
    .permission('branding.view')
  router
    .put('/api/admin/branding/colours', [ColoursController, 'update'])
    .as('branding.admin.colours.update')
    .permission('branding.update_colors')
    .accepts(updateColours)
}
