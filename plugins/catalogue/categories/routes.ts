import type { Router } from '@adonisjs/core/http'
import { destroyConfirmed } from '#core/http/record_validators'
import { categoriesQuery } from '#plugins/catalogue/categories/categories_validator'
import {
  indexCategories,
  storeCategory,
  storeCategoryDeletion,
  updateCategory,
  updateCategoryPlace,
} from '#plugins/catalogue/categories/category_validator'

const CategoriesController = () => import('#plugins/catalogue/categories/controllers/admin_categories_controller')
const CategoryPlacesController = () => import('#plugins/catalogue/categories/controllers/category_places_controller')
const CategoryPicturesController = () =>
  import('#plugins/catalogue/categories/controllers/category_pictures_controller')
const CategoryDeletionsController = () =>
  import('#plugins/catalogue/categories/controllers/category_deletions_controller')
const CategoryDeletionPreviewsController = () =>
  import('#plugins/catalogue/categories/controllers/category_deletion_previews_controller')
const FilterableAttributesController = () =>
  import('#plugins/catalogue/categories/controllers/filterable_attributes_controller')
const ShopCategoriesController = () => import('#plugins/catalogue/categories/controllers/categories_controller')

/** Categories and dishes: of the shop, and in the back office. */
export function categoryRoutes(router: Router): void {
  shopRoutes(router)
  adminRoutes(router)
  deletionRoutes(router)
}

function shopRoutes(router: Router): void {
  router
    .get('/api/catalogue/categories', [ShopCategoriesController, 'index'])
    .as('catalogue.categories.index')
    .public()
    .accepts(categoriesQuery)
}

function adminRoutes(router: Router): void {
  router
    .post('/api/admin/catalogue/category-pictures', [CategoryPicturesController, 'store'])
    .as('catalogue.admin.category_pictures.store')
    .permission('catalogue.categories.update')
  router
    .get('/api/admin/catalogue/filterable-attributes', [FilterableAttributesController, 'index'])
    .as('catalogue.admin.filterable_attributes.index')
    .permission('catalogue.categories.list')
  router
    .get('/api/admin/catalogue/categories', [CategoriesController, 'index'])
    .as('catalogue.admin.categories.index')
    .permission('catalogue.categories.list')
    .accepts(indexCategories)
  router
    .get('/api/admin/catalogue/categories/:id', [CategoriesController, 'show'])
    .as('catalogue.admin.categories.show')
    .permission('catalogue.categories.list')
  router
    .post('/api/admin/catalogue/categories', [CategoriesController, 'store'])
    .as('catalogue.admin.categories.store')
    .permission('catalogue.categories.create')
    .accepts(storeCategory)
  router
    .put('/api/admin/catalogue/categories/:id', [CategoriesController, 'update'])
    .as('catalogue.admin.categories.update')
    .permission('catalogue.categories.update')
    .accepts(updateCategory)
  router
    .delete('/api/admin/catalogue/categories/:id', [CategoriesController, 'destroy'])
    .as('catalogue.admin.categories.destroy')
    .permission('catalogue.categories.delete')
    .accepts(destroyConfirmed)
  router
    .put('/api/admin/catalogue/categories/:id/place', [CategoryPlacesController, 'update'])
    .as('catalogue.admin.category_places.update')
    .permission('catalogue.categories.update')
    .accepts(updateCategoryPlace)
}

/** Many at once, with a look beforehand at what goes and what stays. */
function deletionRoutes(router: Router): void {
  router
    .post('/api/admin/catalogue/category-deletions', [CategoryDeletionsController, 'store'])
    .as('catalogue.admin.category_deletions.store')
    .permission('catalogue.categories.mass_delete')
    .accepts(storeCategoryDeletion)
  router
    .post('/api/admin/catalogue/category-deletion-previews', [CategoryDeletionPreviewsController, 'store'])
    .as('catalogue.admin.category_deletion_previews.store')
    .permission('catalogue.categories.mass_delete')
    .accepts(storeCategoryDeletion)
}
