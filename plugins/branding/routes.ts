import type { Router } from '@adonisjs/core/http'
import {
  destroyDraft,
  showBranding,
  storePublication,
  updateColours,
  updateImages,
} from '#plugins/branding/validators/branding_validator'

const BrandingController = () => import('#plugins/branding/controllers/branding_controller')
const ColoursController = () => import('#plugins/branding/controllers/colours_controller')
const DraftsController = () => import('#plugins/branding/controllers/drafts_controller')
const ImagesController = () => import('#plugins/branding/controllers/images_controller')
const PublicationsController = () => import('#plugins/branding/controllers/publications_controller')

/** What staff see and change of the branding. */
export function routes(router: Router): void {
  router
    .get('/api/admin/branding', [BrandingController, 'show'])
    .as('branding.admin.branding.show')
    .permission('branding.view')
    .accepts(showBranding)
  router
    .put('/api/admin/branding/colours', [ColoursController, 'update'])
    .as('branding.admin.colours.update')
    .permission('branding.update_colors')
    .accepts(updateColours)
  router
    .put('/api/admin/branding/images', [ImagesController, 'update'])
    .as('branding.admin.images.update')
    .permission('branding.update_images')
    .accepts(updateImages)
  router
    .delete('/api/admin/branding/draft', [DraftsController, 'destroy'])
    .as('branding.admin.drafts.destroy')
    .permission('branding.publish')
    .accepts(destroyDraft)
  router
    .post('/api/admin/branding/publications', [PublicationsController, 'store'])
    .as('branding.admin.publications.store')
    .permission('branding.publish')
    .accepts(storePublication)
}
