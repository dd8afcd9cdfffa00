import type { Router } from '@adonisjs/core/http'

const OutsidePostsController = () => import('#plugins/cms/outside/outside_posts_controller')

/** Posts of another site. */
export function outsideRoutes(router: Router): void {
  router.get('/api/cms/outside-posts', [OutsidePostsController, 'index']).as('cms.outside_posts.index').public()
  router.get('/api/cms/outside-posts/:id', [OutsidePostsController, 'show']).as('cms.outside_posts.show').public()
}
