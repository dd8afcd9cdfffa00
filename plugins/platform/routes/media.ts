import type { Router } from '@adonisjs/core/http'
import { indexMedia } from '#plugins/platform/validators/medium_validator'

const AT = '/api/admin/platform'

const media = () => import('#plugins/platform/controllers/media_controller')
const files = () => import('#plugins/platform/controllers/medium_files_controller')
const uses = () => import('#plugins/platform/controllers/medium_uses_controller')

/**
 * The media library, for its screen and for fields that name files. The controller of the first two checks who may upload or
 * fill in such a field.
 */
export function mediaRoutes(router: Router): void {
  router.get(`${AT}/media`, [media, 'index']).as('platform.admin.media.index').staff().accepts(indexMedia)
  router.post(`${AT}/media`, [media, 'store']).as('platform.admin.media.store').staff()
  router
    .post(`${AT}/library/:id/file`, [files, 'store'])
    .as('platform.admin.medium_files.store')
    .permission('platform.library.update')
  router
    .get(`${AT}/library/:id/uses`, [uses, 'index'])
    .as('platform.admin.medium_uses.index')
    .permission('platform.library.list')
}
