import app from '@adonisjs/core/services/app'
import type { Router } from '@adonisjs/core/http'
import { ICON_SIDES } from '#plugins/branding/brands/brand_icons'
import {
  destroyDraft,
  showBranding,
  storeMailPreview,
  storePublication,
  updateColours,
  updateImages,
  updateTheme,
} from '#plugins/branding/validators/branding_validator'

const BrandingController = () => import('#plugins/branding/controllers/branding_controller')
const ColoursController = () => import('#plugins/branding/controllers/colours_controller')
const DraftsController = () => import('#plugins/branding/controllers/drafts_controller')
const FaviconsController = () => import('#plugins/branding/controllers/favicons_controller')
const IconsController = () => import('#plugins/branding/controllers/icons_controller')
const ImagesController = () => import('#plugins/branding/controllers/images_controller')
const MailPreviewsController = () => import('#plugins/branding/controllers/mail_previews_controller')
const ManifestsController = () => import('#plugins/branding/controllers/manifests_controller')
const PublicationsController = () => import('#plugins/branding/controllers/publications_controller')
const ThemesController = () => import('#plugins/branding/controllers/themes_controller')

/** What staff see and change of the branding, and the icons of the site. */
export function routes(router: Router): void {
  const base = app.config.get<string>('cellier.basePath')
  router
    .get(`${base}/icons/:hash/:side`, [IconsController, 'show'])
    .where('hash', /^[0-9a-f]{32}$/)
    .where('side', new RegExp(`^(?:${ICON_SIDES.join('|')})\\.png$`))
    .as('branding.icons.show')
    .public()
  router.get('/favicon.ico', [FaviconsController, 'show']).as('branding.favicons.show').public()
  router.get(`${base}/favicon.ico`, [FaviconsController, 'show']).as('branding.shop_favicons.show').public()
  router.get(`${base}/manifest.webmanifest`, [ManifestsController, 'show']).as('branding.manifests.show').public()
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
    .post('/api/admin/branding/mail-previews', [MailPreviewsController, 'store'])
    .as('branding.admin.mail_previews.store')
    .permission('branding.view')
    .accepts(storeMailPreview)
  router
    .get('/api/admin/branding/theme', [ThemesController, 'show'])
    .as('branding.admin.themes.show')
    .permission('branding.view')
    .accepts(showBranding)
  router
    .put('/api/admin/branding/theme', [ThemesController, 'update'])
    .as('branding.admin.themes.update')
    .permission('branding.update_colors')
    .accepts(updateTheme)
  router
    .post('/api/admin/branding/publications', [PublicationsController, 'store'])
    .as('branding.admin.publications.store')
    .permission('branding.publish')
    .accepts(storePublication)
}
