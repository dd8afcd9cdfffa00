import type { Router } from '@adonisjs/core/http'
import { showArchive, showContent, showTerm } from '#plugins/cms/validators/site_validator'

const ContentsController = () => import('#plugins/cms/controllers/contents_controller')
const ArchivesController = () => import('#plugins/cms/controllers/archives_controller')

const ID = /^\d{1,15}$/

/** What visitors read of the contents. */
export function siteRoutes(router: Router): void {
  router.get('/api/cms/contents', [ContentsController, 'show']).as('cms.contents.show').public().accepts(showContent)
  router
    .get('/api/cms/archives/:type', [ArchivesController, 'show'])
    .as('cms.archives.show')
    .public()
    .accepts(showArchive)
  router
    .get('/api/cms/categories/:id', [ArchivesController, 'category'])
    .where('id', ID)
    .as('cms.categories.show')
    .public()
    .accepts(showTerm)
  router
    .get('/api/cms/tags/:id', [ArchivesController, 'tag'])
    .where('id', ID)
    .as('cms.tags.show')
    .public()
    .accepts(showTerm)
}
