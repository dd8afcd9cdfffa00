import { refusal } from '#core/errors/domain_error'

/** Every refusal the catalogue can give. */
export const productNotFound = refusal('E_CATALOGUE_PRODUCT_NOT_FOUND', 404, 'catalogue.errors.product_not_found')
export const skuInvalid = refusal('E_CATALOGUE_SKU_INVALID', 422, 'catalogue.errors.sku_invalid')
export const skuRepeated = refusal('E_CATALOGUE_SKU_REPEATED', 422, 'catalogue.errors.sku_repeated')
export const skuAlike = refusal('E_CATALOGUE_SKU_ALIKE', 422, 'catalogue.errors.sku_alike')
export const skuTaken = refusal('E_CATALOGUE_SKU_TAKEN', 422, 'catalogue.errors.sku_taken')
export const productRepeated = refusal('E_CATALOGUE_PRODUCT_REPEATED', 422, 'catalogue.errors.product_repeated')
export const variantMissing = refusal('E_CATALOGUE_VARIANT_MISSING', 422, 'catalogue.errors.variant_missing')
export const variantsNotAllowed = refusal(
  'E_CATALOGUE_VARIANTS_NOT_ALLOWED',
  422,
  'catalogue.errors.variants_not_allowed'
)
export const optionsMissing = refusal('E_CATALOGUE_OPTIONS_MISSING', 422, 'catalogue.errors.options_missing')
export const optionsRepeated = refusal('E_CATALOGUE_OPTIONS_REPEATED', 422, 'catalogue.errors.options_repeated')
export const notConfigurable = refusal('E_CATALOGUE_NOT_CONFIGURABLE', 422, 'catalogue.errors.not_configurable')
export const typeUnknown = refusal('E_CATALOGUE_TYPE_UNKNOWN', 422, 'catalogue.errors.type_unknown')
export const statusUnknown = refusal('E_CATALOGUE_STATUS_UNKNOWN', 422, 'catalogue.errors.status_unknown')
export const weightNotAllowed = refusal('E_CATALOGUE_WEIGHT_NOT_ALLOWED', 422, 'catalogue.errors.weight_not_allowed')
export const priceRuleInvalid = refusal('E_CATALOGUE_PRICE_RULE_INVALID', 422, 'catalogue.errors.price_rule_invalid')
export const optionInvalid = refusal('E_CATALOGUE_OPTION_INVALID', 422, 'catalogue.errors.option_invalid')
export const partInvalid = refusal('E_CATALOGUE_PART_INVALID', 422, 'catalogue.errors.part_invalid')
export const partsNotAllowed = refusal('E_CATALOGUE_PARTS_NOT_ALLOWED', 422, 'catalogue.errors.parts_not_allowed')
export const linksNotAllowed = refusal('E_CATALOGUE_LINKS_NOT_ALLOWED', 422, 'catalogue.errors.links_not_allowed')
export const downloadInvalid = refusal('E_CATALOGUE_DOWNLOAD_INVALID', 422, 'catalogue.errors.download_invalid')
export const weightInvalid = refusal('E_CATALOGUE_WEIGHT_INVALID', 422, 'catalogue.errors.weight_invalid')
export const productReserved = refusal('E_CATALOGUE_PRODUCT_RESERVED', 409, 'catalogue.errors.product_reserved')
export const variantNotFound = refusal('E_CATALOGUE_VARIANT_NOT_FOUND', 404, 'catalogue.errors.variant_not_found')
export const productIncomplete = refusal('E_CATALOGUE_PRODUCT_INCOMPLETE', 422, 'catalogue.errors.product_incomplete')
