import type { Router } from '@adonisjs/core/http'
import {
  indexOptions,
  storeAttribute,
  storeOption,
  updateAttribute,
  updateOption,
  updateOptionPlace,
} from '#plugins/catalogue/validators/admin/attribute_validator'
import {
  indexCategories,
  storeCategory,
  storeCategoryDeletion,
  updateCategory,
  updateCategoryPlace,
} from '#plugins/catalogue/validators/admin/category_validator'
import { storeFamily, updateFamily } from '#plugins/catalogue/validators/admin/family_validator'
import { storeSelection } from '#plugins/catalogue/validators/bulk_change_validator'
import { confirmation } from '#plugins/catalogue/validators/admin/texts'

const CategoriesController = () => import('#plugins/catalogue/controllers/admin/categories_controller')
const CategoryPlacesController = () => import('#plugins/catalogue/controllers/admin/category_places_controller')
const CategoryPicturesController = () => import('#plugins/catalogue/controllers/admin/category_pictures_controller')
const CategoryDeletionsController = () => import('#plugins/catalogue/controllers/admin/category_deletions_controller')
const CategoryDeletionPreviewsController = () =>
  import('#plugins/catalogue/controllers/admin/category_deletion_previews_controller')
const AttributesController = () => import('#plugins/catalogue/controllers/admin/attributes_controller')
const AttributeDeletionsController = () => import('#plugins/catalogue/controllers/admin/attribute_deletions_controller')
const AttributeDeletionPreviewsController = () =>
  import('#plugins/catalogue/controllers/admin/attribute_deletion_previews_controller')
const OptionsController = () => import('#plugins/catalogue/controllers/admin/attribute_options_controller')
const OptionPlacesController = () => import('#plugins/catalogue/controllers/admin/attribute_option_places_controller')
const FilterableAttributesController = () =>
  import('#plugins/catalogue/controllers/admin/filterable_attributes_controller')
const FamiliesController = () => import('#plugins/catalogue/controllers/admin/families_controller')
const FamilyAttributesController = () => import('#plugins/catalogue/controllers/admin/family_attributes_controller')

/** Categories, dishes, attributes and families in the back office. */
export function adminVocabularyRoutes(router: Router): void {
  categoryRoutes(router)
  attributeRoutes(router)
  deletionRoutes(router)
  optionRoutes(router)
  familyRoutes(router)
}

function categoryRoutes(router: Router): void {
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
    .patch('/api/admin/catalogue/categories/:id', [CategoriesController, 'update'])
    .as('catalogue.admin.categories.update')
    .permission('catalogue.categories.update')
    .accepts(updateCategory)
  router
    .delete('/api/admin/catalogue/categories/:id', [CategoriesController, 'destroy'])
    .as('catalogue.admin.categories.destroy')
    .permission('catalogue.categories.delete')
    .accepts(confirmation)
  router
    .patch('/api/admin/catalogue/categories/:id/place', [CategoryPlacesController, 'update'])
    .as('catalogue.admin.category_places.update')
    .permission('catalogue.categories.update')
    .accepts(updateCategoryPlace)
}

function attributeRoutes(router: Router): void {
  router
    .get('/api/admin/catalogue/attributes', [AttributesController, 'index'])
    .as('catalogue.admin.attributes.index')
    .permission('catalogue.attributes.list')
  router
    .get('/api/admin/catalogue/attributes/:id', [AttributesController, 'show'])
    .as('catalogue.admin.attributes.show')
    .permission('catalogue.attributes.list')
  router
    .post('/api/admin/catalogue/attributes', [AttributesController, 'store'])
    .as('catalogue.admin.attributes.store')
    .permission('catalogue.attributes.create')
    .accepts(storeAttribute)
  router
    .patch('/api/admin/catalogue/attributes/:id', [AttributesController, 'update'])
    .as('catalogue.admin.attributes.update')
    .permission('catalogue.attributes.update')
    .accepts(updateAttribute)
  router
    .delete('/api/admin/catalogue/attributes/:id', [AttributesController, 'destroy'])
    .as('catalogue.admin.attributes.destroy')
    .permission('catalogue.attributes.delete')
    .accepts(confirmation)
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
  router
    .post('/api/admin/catalogue/attribute-deletions', [AttributeDeletionsController, 'store'])
    .as('catalogue.admin.attribute_deletions.store')
    .permission('catalogue.attributes.mass_delete')
    .accepts(storeSelection)
  router
    .post('/api/admin/catalogue/attribute-deletion-previews', [AttributeDeletionPreviewsController, 'store'])
    .as('catalogue.admin.attribute_deletion_previews.store')
    .permission('catalogue.attributes.mass_delete')
    .accepts(storeSelection)
}

function optionRoutes(router: Router): void {
  router
    .get('/api/admin/catalogue/attributes/:attribute/options', [OptionsController, 'index'])
    .as('catalogue.admin.attribute_options.index')
    .permission('catalogue.attributes.list')
    .accepts(indexOptions)
  router
    .post('/api/admin/catalogue/attributes/:attribute/options', [OptionsController, 'store'])
    .as('catalogue.admin.attribute_options.store')
    .permission('catalogue.attributes.update')
    .accepts(storeOption)
  router
    .patch('/api/admin/catalogue/attributes/:attribute/options/:id', [OptionsController, 'update'])
    .as('catalogue.admin.attribute_options.update')
    .permission('catalogue.attributes.update')
    .accepts(updateOption)
  router
    .delete('/api/admin/catalogue/attributes/:attribute/options/:id', [OptionsController, 'destroy'])
    .as('catalogue.admin.attribute_options.destroy')
    .permission('catalogue.attributes.update')
  router
    .patch('/api/admin/catalogue/attributes/:attribute/options/:id/place', [OptionPlacesController, 'update'])
    .as('catalogue.admin.attribute_option_places.update')
    .permission('catalogue.attributes.update')
    .accepts(updateOptionPlace)
}

function familyRoutes(router: Router): void {
  router
    .get('/api/admin/catalogue/family-attributes', [FamilyAttributesController, 'index'])
    .as('catalogue.admin.family_attributes.index')
    .permission('catalogue.families.list')
  router
    .get('/api/admin/catalogue/families', [FamiliesController, 'index'])
    .as('catalogue.admin.families.index')
    .permission('catalogue.families.list')
  router
    .get('/api/admin/catalogue/families/:id', [FamiliesController, 'show'])
    .as('catalogue.admin.families.show')
    .permission('catalogue.families.list')
  router
    .post('/api/admin/catalogue/families', [FamiliesController, 'store'])
    .as('catalogue.admin.families.store')
    .permission('catalogue.families.create')
    .accepts(storeFamily)
  router
    .patch('/api/admin/catalogue/families/:id', [FamiliesController, 'update'])
    .as('catalogue.admin.families.update')
    .permission('catalogue.families.update')
    .accepts(updateFamily)
  router
    .delete('/api/admin/catalogue/families/:id', [FamiliesController, 'destroy'])
    .as('catalogue.admin.families.destroy')
    .permission('catalogue.families.delete')
}
