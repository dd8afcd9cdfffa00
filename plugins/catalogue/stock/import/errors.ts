import { refusal } from '#core/errors/domain_error'

/** A count of a SKU that the shop lacks. */
export const skuUnknown = refusal('E_CATALOGUE_IMPORT_SKU_UNKNOWN', 422, 'catalogue.import.sku_unknown')
