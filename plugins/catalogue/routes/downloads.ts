import type { Router } from '@adonisjs/core/http'

const FilesController = () => import('#plugins/catalogue/controllers/admin/download_files_controller')
const SamplesController = () => import('#plugins/catalogue/controllers/samples_controller')

/** Files of downloadable products: what staff send in, and samples for everybody. */
export function downloadRoutes(router: Router): void {
  router
    .post('/api/admin/catalogue/download-links', [FilesController, 'store'])
    .as('catalogue.admin.download_links.store')
    .permission('catalogue.products.upload_link')
  router
    .post('/api/admin/catalogue/download-samples', [FilesController, 'store'])
    .as('catalogue.admin.download_samples.store')
    .permission('catalogue.products.upload_sample')
  router
    .get('/api/admin/catalogue/download-files', [FilesController, 'index'])
    .as('catalogue.admin.download_files.index')
    .permission('catalogue.products.download')
  router
    .get('/api/admin/catalogue/download-files/:id', [FilesController, 'show'])
    .as('catalogue.admin.download_files.show')
    .permission('catalogue.products.download')
  router.get('/api/catalogue/samples/:id', [SamplesController, 'show']).as('catalogue.samples.show').public()
  router
    .get('/api/catalogue/sample-files/:hash', [SamplesController, 'file'])
    .as('catalogue.sample_files.show')
    .public()
}
