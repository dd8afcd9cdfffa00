import type { Router } from '@adonisjs/core/http'
import { bulkRoutes } from '#plugins/catalogue/routes/admin_bulk'
import { listQuery } from '#core/lists/list_query'
import {
  indexFiles,
  indexOptions,
  showForm,
  showSlug,
  storeProduct,
  updateProduct,
} from '#plugins/catalogue/validators/product_form_validator'
import { storeCopy } from '#plugins/catalogue/validators/product_copy_validator'
import { storeMovement } from '#plugins/catalogue/validators/bulk_change_validator'

const ProductsController = () => import('#plugins/catalogue/controllers/admin_products_controller')
const FormsController = () => import('#plugins/catalogue/controllers/product_forms_controller')
const SlugsController = () => import('#plugins/catalogue/controllers/product_slugs_controller')
const ChoicesController = () => import('#plugins/catalogue/controllers/attribute_choices_controller')
const CopiesController = () => import('#plugins/catalogue/controllers/product_copies_controller')
const CopyProposalsController = () => import('#plugins/catalogue/controllers/product_copy_proposals_controller')
const ImagesController = () => import('#plugins/catalogue/controllers/product_images_controller')
const FilesController = () => import('#plugins/catalogue/controllers/product_files_controller')
const VideosController = () => import('#plugins/catalogue/controllers/product_videos_controller')
const ConsequencesController = () => import('#plugins/catalogue/controllers/product_consequences_controller')
const StockController = () => import('#plugins/catalogue/controllers/product_stock_controller')
const MovementsController = () => import('#plugins/catalogue/controllers/stock_movements_controller')

const AT = '/api/admin/catalogue'

/** Products in the back office. */
export function adminProductRoutes(router: Router): void {
  productRoutes(router)
  formRoutes(router)
  bulkRoutes(router)
}

function productRoutes(router: Router): void {
  router
    .get(`${AT}/products`, [ProductsController, 'index'])
    .as('catalogue.admin.products.index')
    .permission('catalogue.products.list')
    .accepts(listQuery)
  router
    .post(`${AT}/products`, [ProductsController, 'store'])
    .as('catalogue.admin.products.store')
    .permission('catalogue.products.create')
    .accepts(storeProduct)
  router
    .get(`${AT}/products/:id`, [ProductsController, 'show'])
    .as('catalogue.admin.products.show')
    .permission('catalogue.products.list')
  router
    .put(`${AT}/products/:id`, [ProductsController, 'update'])
    .as('catalogue.admin.products.update')
    .permission('catalogue.products.update')
    .accepts(updateProduct)
  router
    .delete(`${AT}/products/:id`, [ProductsController, 'destroy'])
    .as('catalogue.admin.products.destroy')
    .permission('catalogue.products.delete')
  router
    .get(`${AT}/products/:id/consequences`, [ConsequencesController, 'show'])
    .as('catalogue.admin.product_consequences.show')
    .permission('catalogue.products.delete')
  router
    .post(`${AT}/products/:id/copies`, [CopiesController, 'store'])
    .as('catalogue.admin.product_copies.store')
    .permission('catalogue.products.copy')
    .accepts(storeCopy)
  router
    .get(`${AT}/products/:id/copy-proposal`, [CopyProposalsController, 'show'])
    .as('catalogue.admin.product_copy_proposals.show')
    .permission('catalogue.products.copy')
  router
    .get(`${AT}/products/:id/stock`, [StockController, 'show'])
    .as('catalogue.admin.product_stock.show')
    .permission('catalogue.products.list')
  router
    .post(`${AT}/stock-movements`, [MovementsController, 'store'])
    .as('catalogue.admin.stock_movements.store')
    .permission('catalogue.products.update_inventories')
    .accepts(storeMovement)
}

function formRoutes(router: Router): void {
  router
    .get(`${AT}/product-forms`, [FormsController, 'index'])
    .as('catalogue.admin.product_forms.index')
    .permission('catalogue.products.create')
    .accepts(showForm)
  router
    .get(`${AT}/product-slugs`, [SlugsController, 'index'])
    .as('catalogue.admin.product_slugs.index')
    .permission('catalogue.products.list')
    .accepts(showSlug)
  router
    .get(`${AT}/attribute-choices`, [ChoicesController, 'index'])
    .as('catalogue.admin.attribute_choices.index')
    .permission('catalogue.products.list')
    .accepts(indexOptions)
  router
    .get(`${AT}/product-images`, [ImagesController, 'index'])
    .as('catalogue.admin.product_images.index')
    .permission('catalogue.products.update')
    .accepts(indexFiles)
  router
    .post(`${AT}/product-images`, [ImagesController, 'store'])
    .as('catalogue.admin.product_images.store')
    .permission('catalogue.products.update')
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
    .post(`${AT}/product-videos`, [VideosController, 'store'])
    .as('catalogue.admin.product_videos.store')
    .permission('catalogue.products.update')
}
