import type { Router } from '@adonisjs/core/http'
import { keepDraft, restoreRevision } from '#plugins/cms/workflow/workflow_validators'

const revisions = () => import('#plugins/cms/workflow/revisions_controller')
const drafts = () => import('#plugins/cms/workflow/content_drafts_controller')

const AT = '/api/admin/cms/contents/:contentType/:id'

/** Former states and unsaved ones. */
export function workflowRoutes(router: Router): void {
  router
    .get(`${AT}/revisions`, [revisions, 'index'])
    .as('cms.admin.content_revisions.index')
    .permission('cms.:contentType.list')
  router
    .get(`${AT}/revisions/:revision`, [revisions, 'show'])
    .as('cms.admin.content_revisions.show')
    .permission('cms.:contentType.list')
  router
    .post(`${AT}/revisions/:revision/restorations`, [revisions, 'restore'])
    .as('cms.admin.content_revision_restorations.store')
    .permission('cms.:contentType.update')
    .accepts(restoreRevision)
  router.get(`${AT}/draft`, [drafts, 'show']).as('cms.admin.content_drafts.show').permission('cms.:contentType.list')
  router
    .put(`${AT}/draft`, [drafts, 'update'])
    .as('cms.admin.content_drafts.update')
    .permission('cms.:contentType.list')
    .accepts(keepDraft)
  router
    .delete(`${AT}/draft`, [drafts, 'destroy'])
    .as('cms.admin.content_drafts.destroy')
    .permission('cms.:contentType.list')
}
