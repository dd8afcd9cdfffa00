import { refusal } from '#core/errors/domain_error'

/** Why a file of products as a whole, or one of its cells, cannot be used. */
export const fieldsMissing = refusal('E_CATALOGUE_IMPORT_FIELDS_MISSING', 422, 'catalogue.import.fields_missing')
export const fieldsMissingForNew = refusal(
  'E_CATALOGUE_IMPORT_FIELDS_MISSING',
  422,
  'catalogue.import.fields_missing_for_new'
)
export const attributesUnknown = refusal(
  'E_CATALOGUE_IMPORT_ATTRIBUTES_UNKNOWN',
  422,
  'catalogue.import.attributes_unknown'
)
export const attributeCodeInvalid = refusal('E_CATALOGUE_IMPORT_ATTRIBUTE_CODE', 422, 'catalogue.import.attribute_code')
export const sourcesUnknown = refusal('E_CATALOGUE_IMPORT_SOURCES_UNKNOWN', 422, 'catalogue.import.sources_unknown')
export const localesUnknown = refusal('E_CATALOGUE_IMPORT_LOCALES_UNKNOWN', 422, 'catalogue.import.locales_unknown')
export const skuMissing = refusal('E_CATALOGUE_IMPORT_SKU_MISSING', 422, 'catalogue.import.sku_missing')
export const amountUnreadable = refusal('E_CATALOGUE_IMPORT_AMOUNT', 422, 'catalogue.import.amount_unreadable')
export const amountAmbiguous = refusal('E_CATALOGUE_IMPORT_AMOUNT', 422, 'catalogue.import.amount_ambiguous')
export const numberUnreadable = refusal('E_CATALOGUE_IMPORT_NUMBER', 422, 'catalogue.import.number_unreadable')
export const dayUnreadable = refusal('E_CATALOGUE_IMPORT_DAY', 422, 'catalogue.import.day_unreadable')
export const listUnreadable = refusal('E_CATALOGUE_IMPORT_LIST', 422, 'catalogue.import.list_unreadable')
export const cellUnreadable = refusal('E_CATALOGUE_IMPORT_CELL', 422, 'catalogue.import.cell_unreadable')
export const productRefused = refusal('E_CATALOGUE_IMPORT_PRODUCT_REFUSED', 422, 'catalogue.import.product_refused')
export const keyMissing = refusal('E_CATALOGUE_IMPORT_KEY_MISSING', 422, 'catalogue.import.key_missing')

/** The same refusals as those of forms, which can make nothing on the way. */
export const categoryMissing = refusal('E_CATALOGUE_CATEGORY_UNKNOWN', 422, 'catalogue.import.category_missing')
export const optionMissing = refusal('E_CATALOGUE_OPTION_UNKNOWN', 422, 'catalogue.import.option_missing')

/** Notes that leave no row out. */
export const columnLeftAside = refusal(
  'E_CATALOGUE_IMPORT_COLUMN_LEFT_ASIDE',
  422,
  'core.import.note.column_left_aside'
)
export const taxCategoryUnknown = refusal(
  'E_CATALOGUE_IMPORT_TAX_CATEGORY',
  422,
  'catalogue.import.tax_category_unknown'
)
export const categoryMade = refusal('E_CATALOGUE_IMPORT_CATEGORY_MADE', 422, 'catalogue.import.category_made')
export const soldElsewhere = refusal('E_CATALOGUE_IMPORT_SOLD_ELSEWHERE', 422, 'catalogue.import.sold_elsewhere')
export const combinationRepeated = refusal(
  'E_CATALOGUE_IMPORT_COMBINATION_REPEATED',
  422,
  'catalogue.import.combination_repeated'
)
export const productsFirst = refusal('E_CATALOGUE_IMPORT_PRODUCTS_FIRST', 422, 'catalogue.import.products_first')
export const barcodeUnusual = refusal('E_CATALOGUE_IMPORT_BARCODE', 422, 'catalogue.import.barcode_unusual')
export const attributeMade = refusal('E_CATALOGUE_IMPORT_ATTRIBUTE_MADE', 422, 'catalogue.import.attribute_made')
export const strengthUnusual = refusal('E_CATALOGUE_IMPORT_STRENGTH', 422, 'catalogue.import.strength_unusual')
export const valueMissing = refusal('E_CATALOGUE_IMPORT_VALUE_MISSING', 422, 'catalogue.import.value_missing')
export const valueHeldBack = refusal('E_CATALOGUE_IMPORT_VALUE_MISSING', 422, 'catalogue.import.value_held_back')
export const valueKept = refusal('E_CATALOGUE_IMPORT_VALUE_KEPT', 422, 'catalogue.import.value_kept')
export const draftsMade = refusal('E_CATALOGUE_IMPORT_DRAFTS_MADE', 422, 'catalogue.import.drafts_made')
export const slugMoved = refusal('E_CATALOGUE_IMPORT_SLUG_MOVED', 422, 'catalogue.import.slug_moved')
