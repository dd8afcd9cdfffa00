import { destroyRecord } from '#core/http/record_validators'
import type { Router } from '@adonisjs/core/http'
import { storeListChoice } from '#plugins/platform/validators/choice_validator'
import { storeExport } from '#plugins/platform/validators/export_validator'
import { storeView, updateView } from '#plugins/platform/validators/view_validator'

const lists = () => import('#plugins/platform/controllers/lists_controller')
const exports = () => import('#plugins/platform/controllers/exports_controller')
const files = () => import('#plugins/platform/controllers/files_controller')
const listChoices = () => import('#plugins/platform/controllers/list_choices_controller')
const resources = () => import('#plugins/platform/controllers/resources_controller')
const views = () => import('#plugins/platform/controllers/views_controller')

/** Routes common to all lists of the back office. The controllers check the permission of the list. */
export function listRoutes(router: Router): void {
  router.get('/api/admin/platform/lists/:list', [lists, 'show']).as('platform.admin.lists.show').staff()
  router
    .post('/api/admin/platform/lists/:list/choices', [listChoices, 'store'])
    .as('platform.admin.list_choices.store')
    .staff()
    .accepts(storeListChoice)
  router.get('/api/admin/platform/resources/:resource', [resources, 'show']).as('platform.admin.resources.show').staff()
  router.post('/api/admin/platform/views', [views, 'store']).as('platform.admin.views.store').staff().accepts(storeView)
  router
    .put('/api/admin/platform/views/:id', [views, 'update'])
    .as('platform.admin.views.update')
    .staff()
    .accepts(updateView)
  router
    .delete('/api/admin/platform/views/:id', [views, 'destroy'])
    .as('platform.admin.views.destroy')
    .staff()
    .accepts(destroyRecord)
  router
    .post('/api/admin/platform/exports', [exports, 'store'])
    .as('platform.admin.exports.store')
    .staff()
    .accepts(storeExport)
  router.get('/api/admin/platform/files/:id', [files, 'show']).as('platform.admin.files.show').staff()
}
