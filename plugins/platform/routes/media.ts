import type { Router } from '@adonisjs/core/http'
import { indexMedia } from '#plugins/platform/validators/medium_validator'

const media = () => import('#plugins/platform/controllers/media_controller')

/** The media library, for fields that name files. The controller checks who may fill in such a field. */
export function mediaRoutes(router: Router): void {
  router.get('/api/admin/platform/media', [media, 'index']).as('platform.admin.media.index').staff().accepts(indexMedia)
  router.post('/api/admin/platform/media', [media, 'store']).as('platform.admin.media.store').staff()
}
