import type { Router } from '@adonisjs/core/http'
import { listQuery } from '#core/lists/list_query'
import { storeLinkMend } from '#plugins/cms/broken_links/mend_validator'

const links = () => import('#plugins/cms/broken_links/broken_links_controller')
const checks = () => import('#plugins/cms/broken_links/link_checks_controller')
const mends = () => import('#plugins/cms/broken_links/link_mends_controller')

/** Links that lead nowhere. */
export function brokenLinkRoutes(router: Router): void {
  router
    .get('/api/admin/cms/broken-links', [links, 'index'])
    .as('cms.admin.broken_links.index')
    .permission('cms.broken_links.list')
    .accepts(listQuery)
  router
    .post('/api/admin/cms/link-checks', [checks, 'store'])
    .as('cms.admin.link_checks.store')
    .permission('cms.broken_links.recheck')
  router
    .post('/api/admin/cms/link-mends', [mends, 'store'])
    .as('cms.admin.link_mends.store')
    .permission('cms.broken_links.update')
    .accepts(storeLinkMend)
}
