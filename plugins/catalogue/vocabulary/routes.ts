import type { Router } from '@adonisjs/core/http'
import { listQuery } from '#core/lists/list_query'
import { destroyConfirmed, destroyRecord } from '#core/records/record_validators'
import { storeSelection } from '#plugins/catalogue/products/bulk/bulk_change_validator'
import {
  indexOptions,
  storeAttribute,
  storeOption,
  updateAttribute,
  updateOption,
  updateOptionPlace,
} from '#plugins/catalogue/vocabulary/validators/attribute_validator'
import { storeFamily, updateFamily } from '#plugins/catalogue/vocabulary/validators/family_validator'

const AttributesController = () => import('#plugins/catalogue/vocabulary/controllers/attributes_controller')
const AttributeDeletionsController = () =>
  import('#plugins/catalogue/vocabulary/controllers/attribute_deletions_controller')
const AttributeDeletionPreviewsController = () =>
  import('#plugins/catalogue/vocabulary/controllers/attribute_deletion_previews_controller')
const OptionsController = () => import('#plugins/catalogue/vocabulary/controllers/attribute_options_controller')
const OptionPlacesController = () =>
  import('#plugins/catalogue/vocabulary/controllers/attribute_option_places_controller')
const FamiliesController = () => import('#plugins/catalogue/vocabulary/controllers/families_controller')
const FamilyAttributesController = () =>
  import('#plugins/catalogue/vocabulary/controllers/family_attributes_controller')

/** Attributes and families in the back office. */
export function vocabularyRoutes(router: Router): void {
  attributeRoutes(router)
  deletionRoutes(router)
  optionRoutes(router)
  familyRoutes(router)
}

function attributeRoutes(router: Router): void {
  router
    .get('/api/admin/catalogue/attributes', [AttributesController, 'index'])
    .as('catalogue.admin.attributes.index')
    .permission('catalogue.attributes.list')
    .accepts(listQuery)
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
    .put('/api/admin/catalogue/attributes/:id', [AttributesController, 'update'])
    .as('catalogue.admin.attributes.update')
    .permission('catalogue.attributes.update')
    .accepts(updateAttribute)
  router
    .delete('/api/admin/catalogue/attributes/:id', [AttributesController, 'destroy'])
    .as('catalogue.admin.attributes.destroy')
    .permission('catalogue.attributes.delete')
    .accepts(destroyConfirmed)
}

/** Many at once, with a look beforehand at what goes and what stays. */
function deletionRoutes(router: Router): void {
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
    .put('/api/admin/catalogue/attributes/:attribute/options/:id', [OptionsController, 'update'])
    .as('catalogue.admin.attribute_options.update')
    .permission('catalogue.attributes.update')
    .accepts(updateOption)
  router
    .delete('/api/admin/catalogue/attributes/:attribute/options/:id', [OptionsController, 'destroy'])
    .as('catalogue.admin.attribute_options.destroy')
    .permission('catalogue.attributes.update')
    .accepts(destroyRecord)
  router
    .put('/api/admin/catalogue/attributes/:attribute/options/:id/place', [OptionPlacesController, 'update'])
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
    .accepts(listQuery)
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
    .put('/api/admin/catalogue/families/:id', [FamiliesController, 'update'])
    .as('catalogue.admin.families.update')
    .permission('catalogue.families.update')
    .accepts(updateFamily)
  router
    .delete('/api/admin/catalogue/families/:id', [FamiliesController, 'destroy'])
    .as('catalogue.admin.families.destroy')
    .permission('catalogue.families.delete')
    .accepts(destroyRecord)
}
