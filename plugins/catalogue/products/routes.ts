import type { Router } from '@adonisjs/core/http'
import { bulkRoutes } from '#plugins/catalogue/products/bulk/routes'
import { listQuery } from '#core/lists/list_query'
import { destroyRecord } from '#core/http/record_validators'
import { storeCopy } from '#plugins/catalogue/products/copies/product_copy_validator'
import {
  indexOptions,
  showForm,
  showSlug,
  storeProduct,
  updateProduct,
} from '#plugins/catalogue/products/form/product_form_validator'

const PreviewsController = () => import('#plugins/catalogue/listing/controllers/product_previews_controller')
const ProductsController = () => import('#plugins/catalogue/products/admin_products_controller')
const FormsController = () => import('#plugins/catalogue/products/form/product_forms_controller')
const CopiesController = () => import('#plugins/catalogue/products/copies/product_copies_controller')
const DeletionsController = () => import('#plugins/catalogue/products/deletion/product_deletions_controller')

const AT = '/api/admin/catalogue'

/** Products in the back office. */
export function productRoutes(router: Router): void {
  recordRoutes(router)
  formRoutes(router)
  bulkRoutes(router)
}

function recordRoutes(router: Router): void {
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
    .accepts(destroyRecord)
  router
    .get(`${AT}/products/:id/consequences`, [DeletionsController, 'show'])
    .as('catalogue.admin.product_consequences.show')
    .permission('catalogue.products.delete')
  router
    .post(`${AT}/products/:id/copies`, [CopiesController, 'store'])
    .as('catalogue.admin.product_copies.store')
    .permission('catalogue.products.copy')
    .accepts(storeCopy)
  router
    .get(`${AT}/products/:id/copy-proposal`, [CopiesController, 'show'])
    .as('catalogue.admin.product_copy_proposals.show')
    .permission('catalogue.products.copy')
  router
    .get(`${AT}/products/:id/preview`, [PreviewsController, 'show'])
    .as('catalogue.admin.product_previews.show')
    .permission('catalogue.products.list')
}

function formRoutes(router: Router): void {
  router
    .get(`${AT}/product-forms`, [FormsController, 'index'])
    .as('catalogue.admin.product_forms.index')
    .permission('catalogue.products.create')
    .accepts(showForm)
  router
    .get(`${AT}/product-slugs`, [FormsController, 'slug'])
    .as('catalogue.admin.product_slugs.index')
    .permission('catalogue.products.list')
    .accepts(showSlug)
  router
    .get(`${AT}/attribute-choices`, [FormsController, 'choices'])
    .as('catalogue.admin.attribute_choices.index')
    .permission('catalogue.products.list')
    .accepts(indexOptions)
}
