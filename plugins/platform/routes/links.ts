import type { Router } from '@adonisjs/core/http'
import { updatePermalinkPatterns } from '#plugins/platform/validators/permalink_validator'
import { indexLinks, indexLinkTargets } from '#plugins/platform/validators/link_validator'

const targets = () => import('#plugins/platform/controllers/link_targets_controller')
const patterns = () => import('#plugins/platform/controllers/permalink_patterns_controller')
const links = () => import('#plugins/platform/controllers/links_controller')

/** Links of the shop. Whoever lacks the permission of a kind finds none of its things. */
export function linkRoutes(router: Router): void {
  router
    .get('/api/admin/platform/link-targets', [targets, 'index'])
    .as('platform.admin.link_targets.index')
    .staff()
    .accepts(indexLinkTargets)
  router.get('/api/admin/platform/links', [links, 'index']).as('platform.admin.links.index').staff().accepts(indexLinks)
  router
    .get('/api/admin/platform/permalink-patterns', [patterns, 'index'])
    .as('platform.admin.permalink_patterns.index')
    .staff()
  router
    .put('/api/admin/platform/permalink-patterns', [patterns, 'update'])
    .as('platform.admin.permalink_patterns.update')
    .staff()
    .accepts(updatePermalinkPatterns)
}
