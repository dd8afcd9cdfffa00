import { contactRoutes } from '#plugins/cms/contact/routes'
import { contentApiRoutes } from '#plugins/cms/content_api/content_api_routes'
import { outsideRoutes } from '#plugins/cms/outside/routes'
import type { Router } from '@adonisjs/core/http'
import { brokenLinkRoutes } from '#plugins/cms/broken_links/routes'
import { CONTENT_ROUTES } from '#plugins/cms/content/content_resource'
import { workflowRoutes } from '#plugins/cms/workflow/workflow_routes'
import { resourceFamilyRoutes } from '#core/resources/resource_routes'
import { feedRoutes } from '#plugins/cms/feeds/feed_routes'
import { previewRoutes } from '#plugins/cms/preview/routes'
import { siteRoutes } from '#plugins/cms/site/site_routes'

const MenusController = () => import('#plugins/cms/controllers/menus_controller')

/** Routes of the plugin that are not those of a resource. */
export function routes(router: Router): void {
  siteRoutes(router)
  resourceFamilyRoutes(router, {
    path: '/api/admin/cms/contents/:contentType',
    prefix: CONTENT_ROUTES,
    permissions: 'cms.:contentType',
    actions: ['replicate'],
    id: ({ params }) => `cms.${params.contentType}`,
  })
  workflowRoutes(router)
  router.get('/api/cms/menus', [MenusController, 'index']).as('cms.menus.index').public()
  brokenLinkRoutes(router)
  contactRoutes(router)
  contentApiRoutes(router)
  outsideRoutes(router)
  feedRoutes(router)
  previewRoutes(router)
}
