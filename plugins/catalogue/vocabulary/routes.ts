import type { Router } from '@adonisjs/core/http'
import { destroyRecord } from '#core/http/record_validators'
import { storeSelection } from '#plugins/catalogue/products/bulk/bulk_change_validator'
import {
  indexOptions,
  storeOption,
  updateOption,
  updateOptionPlace,
} from '#plugins/catalogue/vocabulary/validators/attribute_validator'

const AttributeDeletionsController = () =>
  import('#plugins/catalogue/vocabulary/controllers/attribute_deletions_controller')
const AttributeDeletionPreviewsController = () =>
  import('#plugins/catalogue/vocabulary/controllers/attribute_deletion_previews_controller')
const OptionsController = () => import('#plugins/catalogue/vocabulary/controllers/attribute_options_controller')
const OptionPlacesController = () =>
  import('#plugins/catalogue/vocabulary/controllers/attribute_option_places_controller')
const FamilyAttributesController = () =>
  import('#plugins/catalogue/vocabulary/controllers/family_attributes_controller')

/** What attributes and families have beside their resources. */
export function vocabularyRoutes(router: Router): void {
  deletionRoutes(router)
  optionRoutes(router)
  router
    .get('/api/admin/catalogue/family-attributes', [FamilyAttributesController, 'index'])
    .as('catalogue.admin.family_attributes.index')
    .permission('catalogue.families.list')
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
