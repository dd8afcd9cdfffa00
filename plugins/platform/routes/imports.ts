import { destroyRecord } from '#core/http/record_validators'
import type { Router } from '@adonisjs/core/http'
import { listQuery } from '#core/lists/list_query'
import {
  indexImportChanges,
  indexImportProblems,
  storeImportProfile,
  updateImport,
  updateImportProfile,
} from '#plugins/platform/validators/import_validator'

const ImportsController = () => import('#plugins/platform/controllers/imports/imports_controller')
const ImagesController = () => import('#plugins/platform/controllers/imports/import_images_controller')
const RunsController = () => import('#plugins/platform/controllers/imports/import_runs_controller')
const ChangesController = () => import('#plugins/platform/controllers/imports/import_changes_controller')
const ProblemsController = () => import('#plugins/platform/controllers/imports/import_problems_controller')
const SamplesController = () => import('#plugins/platform/controllers/imports/import_samples_controller')
const ProfilesController = () => import('#plugins/platform/controllers/imports/import_profiles_controller')

const IMPORTS = '/api/admin/platform/imports'
const PROFILES = '/api/admin/platform/import-profiles'

/** Routes of imports. Each kind of file needs its own permission in addition to that of the route. */
export function importRoutes(router: Router): void {
  router
    .get(IMPORTS, [ImportsController, 'index'])
    .as('platform.admin.imports.index')
    .permission('platform.imports.list')
    .accepts(listQuery)
  router
    .post(IMPORTS, [ImportsController, 'store'])
    .as('platform.admin.imports.store')
    .permission('platform.imports.create')
  router
    .get(`${IMPORTS}/:id`, [ImportsController, 'show'])
    .as('platform.admin.imports.show')
    .permission('platform.imports.list')
  router
    .put(`${IMPORTS}/:id`, [ImportsController, 'update'])
    .as('platform.admin.imports.update')
    .permission('platform.imports.update')
    .accepts(updateImport)
  router
    .delete(`${IMPORTS}/:id`, [ImportsController, 'destroy'])
    .as('platform.admin.imports.destroy')
    .permission('platform.imports.delete')
    .accepts(destroyRecord)
  router
    .post(`${IMPORTS}/:id/images`, [ImagesController, 'store'])
    .as('platform.admin.import_images.store')
    .permission('platform.imports.update')
  router
    .post(`${IMPORTS}/:id/trials`, [RunsController, 'trial'])
    .as('platform.admin.import_trials.store')
    .permission('platform.imports.validate')
  router
    .post(`${IMPORTS}/:id/runs`, [RunsController, 'store'])
    .as('platform.admin.import_runs.store')
    .permission('platform.imports.run')
  router
    .post(`${IMPORTS}/:id/undoings`, [RunsController, 'undo'])
    .as('platform.admin.import_undoings.store')
    .permission('platform.imports.run')
  router
    .get(`${IMPORTS}/:id/problems`, [ProblemsController, 'index'])
    .as('platform.admin.import_problems.index')
    .permission('platform.imports.list')
    .accepts(indexImportProblems)
  router
    .get(`${IMPORTS}/:id/changes`, [ChangesController, 'index'])
    .as('platform.admin.import_changes.index')
    .permission('platform.imports.list')
    .accepts(indexImportChanges)
  router
    .get(`${IMPORTS}/:id/errors.csv`, [ProblemsController, 'show'])
    .as('platform.admin.import_problems.show')
    .permission('platform.imports.download_errors')
  router
    .get('/api/admin/platform/import-samples/:resource', [SamplesController, 'show'])
    .as('platform.admin.import_samples.show')
    .permission('platform.imports.download_sample')
  profileRoutes(router)
}

function profileRoutes(router: Router): void {
  router
    .get(PROFILES, [ProfilesController, 'index'])
    .as('platform.admin.import_profiles.index')
    .permission('platform.import_profiles.list')
    .accepts(listQuery)
  router
    .post(PROFILES, [ProfilesController, 'store'])
    .as('platform.admin.import_profiles.store')
    .permission('platform.import_profiles.create')
    .accepts(storeImportProfile)
  router
    .get(`${PROFILES}/:id`, [ProfilesController, 'show'])
    .as('platform.admin.import_profiles.show')
    .permission('platform.import_profiles.list')
  router
    .put(`${PROFILES}/:id`, [ProfilesController, 'update'])
    .as('platform.admin.import_profiles.update')
    .permission('platform.import_profiles.update')
    .accepts(updateImportProfile)
  router
    .delete(`${PROFILES}/:id`, [ProfilesController, 'destroy'])
    .as('platform.admin.import_profiles.destroy')
    .permission('platform.import_profiles.delete')
    .accepts(destroyRecord)
}
