import type { Router } from '@adonisjs/core/http'
import { indexFiles } from '#plugins/catalogue/products/form/product_form_validator'

const FilesController = () => import('#plugins/catalogue/files/controllers/product_files_controller')
const DownloadFilesController = () => import('#plugins/catalogue/files/controllers/download_files_controller')
const SamplesController = () => import('#plugins/catalogue/files/controllers/samples_controller')

const AT = '/api/admin/catalogue'

/** Files of products: what they show, what they sell, and public samples. */
export function fileRoutes(router: Router): void {
  shownRoutes(router)
  downloadRoutes(router)
}

/** Files that products show under an attribute. */
function shownRoutes(router: Router): void {
  router
    .get(`${AT}/product-files`, [FilesController, 'index'])
    .as('catalogue.admin.product_files.index')
    .permission('catalogue.products.update')
    .accepts(indexFiles)
  router
    .post(`${AT}/product-files`, [FilesController, 'store'])
    .as('catalogue.admin.product_files.store')
    .permission('catalogue.products.update')
  router
    .get('/api/catalogue/products/:id/files/:attribute', [FilesController, 'show'])
    .as('catalogue.product_files.show')
    .public()
}

/** Uploads by staff, and public samples. */
function downloadRoutes(router: Router): void {
  router
    .post(`${AT}/download-links`, [DownloadFilesController, 'store'])
    .as('catalogue.admin.download_links.store')
    .permission('catalogue.products.upload_link')
  router
    .post(`${AT}/download-samples`, [DownloadFilesController, 'store'])
    .as('catalogue.admin.download_samples.store')
    .permission('catalogue.products.upload_sample')
  router
    .get(`${AT}/download-files`, [DownloadFilesController, 'index'])
    .as('catalogue.admin.download_files.index')
    .permission('catalogue.products.download')
  router
    .get(`${AT}/download-files/:id`, [DownloadFilesController, 'show'])
    .as('catalogue.admin.download_files.show')
    .permission('catalogue.products.download')
  router.get('/api/catalogue/samples/:id', [SamplesController, 'show']).as('catalogue.samples.show').public()
  router
    .get('/api/catalogue/sample-files/:hash', [SamplesController, 'file'])
    .as('catalogue.sample_files.show')
    .public()
}
