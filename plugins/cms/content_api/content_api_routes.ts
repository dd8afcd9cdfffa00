import type { Router } from '@adonisjs/core/http'
import { indexContents } from '#plugins/cms/content_api/content_api_validator'

const ContentApiController = () => import('#plugins/cms/content_api/content_api_controller')

const API = '/api/content/v1'

/** Published contents for programs outside the shop. A type that is called as one of the lists is not reached. */
export function contentApiRoutes(router: Router): void {
  router.get(`${API}/types`, [ContentApiController, 'types']).as('cms.content_api.types.index').public()
  router.get(`${API}/categories`, [ContentApiController, 'categories']).as('cms.content_api.categories.index').public()
  router.get(`${API}/tags`, [ContentApiController, 'tags']).as('cms.content_api.tags.index').public()
  router
    .get(`${API}/:contentType`, [ContentApiController, 'index'])
    .as('cms.content_api.contents.index')
    .public()
    .accepts(indexContents)
  router.get(`${API}/:contentType/:id`, [ContentApiController, 'show']).as('cms.content_api.contents.show').public()
}
