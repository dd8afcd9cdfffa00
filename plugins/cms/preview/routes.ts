import type { Router } from '@adonisjs/core/http'
import { showPreviewLink } from '#plugins/cms/preview/preview_validator'

const PreviewsController = () => import('#plugins/cms/preview/previews_controller')
const ContentPreviewsController = () => import('#plugins/cms/preview/content_previews_controller')

/** Previews of contents. The link itself is the right to see one. */
export function previewRoutes(router: Router): void {
  router.get('/api/cms/previews/:link', [PreviewsController, 'show']).as('cms.previews.show').public()
  router
    .get('/api/admin/cms/contents/:contentType/:id/preview', [ContentPreviewsController, 'show'])
    .as('cms.admin.content_previews.show')
    .permission('cms.:contentType.list')
    .accepts(showPreviewLink)
}
