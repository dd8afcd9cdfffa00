import { refusal } from '#core/errors/domain_error'

/** Every refusal the catalogue can give. */
export const productNotFound = refusal('E_CATALOGUE_PRODUCT_NOT_FOUND', 404, 'catalogue.errors.product_not_found')
export const staleProduct = refusal('E_CATALOGUE_PRODUCT_STALE', 409, 'catalogue.errors.product_stale')
export const skuInvalid = refusal('E_CATALOGUE_SKU_INVALID', 422, 'catalogue.errors.sku_invalid')
export const skuRepeated = refusal('E_CATALOGUE_SKU_REPEATED', 422, 'catalogue.errors.sku_repeated')
export const skuAlike = refusal('E_CATALOGUE_SKU_ALIKE', 422, 'catalogue.errors.sku_alike')
export const skuTaken = refusal('E_CATALOGUE_SKU_TAKEN', 422, 'catalogue.errors.sku_taken')
export const codeInvalid = refusal('E_CATALOGUE_CODE_INVALID', 422, 'catalogue.errors.code_invalid')
export const codeTaken = refusal('E_CATALOGUE_CODE_TAKEN', 422, 'catalogue.errors.code_taken')
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
export const familyUnknown = refusal('E_CATALOGUE_FAMILY_UNKNOWN', 422, 'catalogue.errors.family_unknown')
export const familyFixed = refusal('E_CATALOGUE_FAMILY_FIXED', 422, 'catalogue.errors.family_fixed')
export const localeUnknown = refusal('E_CATALOGUE_LOCALE_UNKNOWN', 422, 'catalogue.errors.locale_unknown')
export const valueRequired = refusal('E_CATALOGUE_VALUE_REQUIRED', 422, 'catalogue.errors.value_required')
export const textInvalid = refusal('E_CATALOGUE_TEXT_INVALID', 422, 'catalogue.errors.text_invalid')
export const textUnprintable = refusal('E_CATALOGUE_TEXT_UNPRINTABLE', 422, 'core.validation.printable')
export const textTooLong = refusal('E_CATALOGUE_TEXT_TOO_LONG', 422, 'catalogue.errors.text_too_long')
export const priceInvalid = refusal('E_CATALOGUE_PRICE_INVALID', 422, 'catalogue.errors.price_invalid')
export const specialTooHigh = refusal('E_CATALOGUE_SPECIAL_TOO_HIGH', 422, 'catalogue.errors.special_too_high')
export const specialDates = refusal('E_CATALOGUE_SPECIAL_DATES', 422, 'catalogue.errors.special_dates')
export const groupUnknown = refusal('E_CATALOGUE_GROUP_UNKNOWN', 422, 'catalogue.errors.group_unknown')
export const priceNotAllowed = refusal('E_CATALOGUE_PRICE_NOT_ALLOWED', 422, 'catalogue.errors.price_not_allowed')
export const tierInvalid = refusal('E_CATALOGUE_TIER_INVALID', 422, 'catalogue.errors.tier_invalid')
export const tierRepeated = refusal('E_CATALOGUE_TIER_REPEATED', 422, 'catalogue.errors.tier_repeated')
export const tierTooHigh = refusal('E_CATALOGUE_TIER_TOO_HIGH', 422, 'catalogue.errors.tier_too_high')
export const weightNotAllowed = refusal('E_CATALOGUE_WEIGHT_NOT_ALLOWED', 422, 'catalogue.errors.weight_not_allowed')
export const stockNotAllowed = refusal('E_CATALOGUE_STOCK_NOT_ALLOWED', 422, 'catalogue.errors.stock_not_allowed')
export const priceRuleInvalid = refusal('E_CATALOGUE_PRICE_RULE_INVALID', 422, 'catalogue.errors.price_rule_invalid')
export const optionInvalid = refusal('E_CATALOGUE_OPTION_INVALID', 422, 'catalogue.errors.option_invalid')
export const partInvalid = refusal('E_CATALOGUE_PART_INVALID', 422, 'catalogue.errors.part_invalid')
export const partsNotAllowed = refusal('E_CATALOGUE_PARTS_NOT_ALLOWED', 422, 'catalogue.errors.parts_not_allowed')
export const linksNotAllowed = refusal('E_CATALOGUE_LINKS_NOT_ALLOWED', 422, 'catalogue.errors.links_not_allowed')
export const downloadInvalid = refusal('E_CATALOGUE_DOWNLOAD_INVALID', 422, 'catalogue.errors.download_invalid')
export const fileTypeUnknown = refusal('E_CATALOGUE_FILE_TYPE_UNKNOWN', 422, 'catalogue.errors.file_type_unknown')
export const fileNotFound = refusal('E_CATALOGUE_FILE_NOT_FOUND', 404, 'catalogue.errors.file_not_found')
export const sampleNotFound = refusal('E_CATALOGUE_SAMPLE_NOT_FOUND', 404, 'catalogue.errors.sample_not_found')
export const fileUnknown = refusal('E_CATALOGUE_FILE_UNKNOWN', 422, 'catalogue.errors.file_unknown')
export const weightInvalid = refusal('E_CATALOGUE_WEIGHT_INVALID', 422, 'catalogue.errors.weight_invalid')
export const attributeUnknown = refusal('E_CATALOGUE_ATTRIBUTE_UNKNOWN', 422, 'catalogue.errors.attribute_unknown')
export const attributeNotInFamily = refusal(
  'E_CATALOGUE_ATTRIBUTE_NOT_IN_FAMILY',
  422,
  'catalogue.errors.attribute_not_in_family'
)
export const attributeNotTranslated = refusal(
  'E_CATALOGUE_ATTRIBUTE_NOT_TRANSLATED',
  422,
  'catalogue.errors.attribute_not_translated'
)
export const attributeInvalid = refusal('E_CATALOGUE_ATTRIBUTE_INVALID', 422, 'catalogue.errors.attribute_invalid')
export const attributeRepeated = refusal('E_CATALOGUE_ATTRIBUTE_REPEATED', 422, 'catalogue.errors.attribute_repeated')
export const optionUnknown = refusal('E_CATALOGUE_OPTION_UNKNOWN', 422, 'catalogue.errors.option_unknown')
export const categoryUnknown = refusal('E_CATALOGUE_CATEGORY_UNKNOWN', 422, 'catalogue.errors.category_unknown')
export const sourceUnknown = refusal('E_CATALOGUE_SOURCE_UNKNOWN', 422, 'catalogue.errors.source_unknown')
export const slugReserved = refusal('E_CATALOGUE_SLUG_RESERVED', 422, 'catalogue.errors.slug_reserved')
export const quantityInvalid = refusal('E_CATALOGUE_QUANTITY_INVALID', 422, 'catalogue.errors.quantity_invalid')
export const stockReserved = refusal('E_CATALOGUE_STOCK_RESERVED', 422, 'catalogue.errors.stock_reserved')
export const productReserved = refusal('E_CATALOGUE_PRODUCT_RESERVED', 409, 'catalogue.errors.product_reserved')
export const stockInsufficient = refusal('E_CATALOGUE_STOCK_INSUFFICIENT', 409, 'catalogue.errors.stock_insufficient')
export const reservationClosed = refusal('E_CATALOGUE_RESERVATION_CLOSED', 409, 'catalogue.errors.reservation_closed')
export const variantNotFound = refusal('E_CATALOGUE_VARIANT_NOT_FOUND', 404, 'catalogue.errors.variant_not_found')
export const attributeSystem = refusal('E_CATALOGUE_ATTRIBUTE_SYSTEM', 409, 'catalogue.errors.attribute_system')
export const attributeInUse = refusal('E_CATALOGUE_ATTRIBUTE_IN_USE', 409, 'catalogue.errors.attribute_in_use')
export const attributeTypeFixed = refusal(
  'E_CATALOGUE_ATTRIBUTE_TYPE_FIXED',
  409,
  'catalogue.errors.attribute_type_fixed'
)
export const attributeShape = refusal('E_CATALOGUE_ATTRIBUTE_SHAPE', 422, 'catalogue.errors.attribute_shape')
export const familySystem = refusal('E_CATALOGUE_FAMILY_SYSTEM', 409, 'catalogue.errors.family_system')
export const familyInUse = refusal('E_CATALOGUE_FAMILY_IN_USE', 409, 'catalogue.errors.family_in_use')
export const categoryNotFound = refusal('E_CATALOGUE_CATEGORY_NOT_FOUND', 404, 'catalogue.errors.category_not_found')
export const categoryCycle = refusal('E_CATALOGUE_CATEGORY_CYCLE', 422, 'catalogue.errors.category_cycle')
export const categoryNotEmpty = refusal('E_CATALOGUE_CATEGORY_NOT_EMPTY', 409, 'catalogue.errors.category_not_empty')
export const categoryHolds = refusal('E_CATALOGUE_CATEGORY_HOLDS', 409, 'catalogue.errors.category_holds')
export const staleCategory = refusal('E_CATALOGUE_CATEGORY_STALE', 409, 'catalogue.errors.category_stale')
export const lastSource = refusal('E_CATALOGUE_LAST_SOURCE', 409, 'catalogue.errors.last_source')
export const sourceInUse = refusal('E_CATALOGUE_SOURCE_IN_USE', 409, 'catalogue.errors.source_in_use')
export const slugTaken = refusal('E_CATALOGUE_SLUG_TAKEN', 422, 'catalogue.errors.slug_taken')
export const noSelection = refusal('E_CATALOGUE_NO_SELECTION', 422, 'catalogue.errors.no_selection')
export const changeNotFound = refusal('E_CATALOGUE_CHANGE_NOT_FOUND', 404, 'catalogue.errors.change_not_found')
export const changeNotReady = refusal('E_CATALOGUE_CHANGE_NOT_READY', 409, 'catalogue.errors.change_not_ready')
export const changeEmpty = refusal('E_CATALOGUE_CHANGE_EMPTY', 422, 'catalogue.errors.change_empty')
export const productIncomplete = refusal('E_CATALOGUE_PRODUCT_INCOMPLETE', 422, 'catalogue.errors.product_incomplete')
export const changedSince = refusal('E_CATALOGUE_CHANGED_SINCE', 409, 'catalogue.errors.changed_since')
export const stockOnlyMoved = refusal('E_CATALOGUE_STOCK_ONLY_MOVED', 422, 'catalogue.errors.stock_only_moved')
export const pictureUnknown = refusal('E_CATALOGUE_PICTURE_UNKNOWN', 422, 'catalogue.errors.picture_unknown')
export const attributeNotFound = refusal('E_CATALOGUE_ATTRIBUTE_NOT_FOUND', 404, 'catalogue.errors.attribute_not_found')
export const staleAttribute = refusal('E_CATALOGUE_ATTRIBUTE_STALE', 409, 'catalogue.errors.attribute_stale')
export const optionNotFound = refusal('E_CATALOGUE_OPTION_NOT_FOUND', 404, 'catalogue.errors.option_not_found')
export const optionInUse = refusal('E_CATALOGUE_OPTION_IN_USE', 409, 'catalogue.errors.option_in_use')
export const staleOption = refusal('E_CATALOGUE_OPTION_STALE', 409, 'catalogue.errors.option_stale')
export const swatchInvalid = refusal('E_CATALOGUE_SWATCH_INVALID', 422, 'catalogue.errors.swatch_invalid')
export const familyNotFound = refusal('E_CATALOGUE_FAMILY_NOT_FOUND', 404, 'catalogue.errors.family_not_found')
export const staleFamily = refusal('E_CATALOGUE_FAMILY_STALE', 409, 'catalogue.errors.family_stale')
export const sourceNotFound = refusal('E_CATALOGUE_SOURCE_NOT_FOUND', 404, 'catalogue.errors.source_not_found')
export const staleSource = refusal('E_CATALOGUE_SOURCE_STALE', 409, 'catalogue.errors.source_stale')
export const mediaCategoryNotFound = refusal(
  'E_CATALOGUE_MEDIA_CATEGORY_NOT_FOUND',
  404,
  'catalogue.errors.media_category_not_found'
)
export const mediaCategoryInUse = refusal(
  'E_CATALOGUE_MEDIA_CATEGORY_IN_USE',
  409,
  'catalogue.errors.media_category_in_use'
)
export const staleMediaCategory = refusal(
  'E_CATALOGUE_MEDIA_CATEGORY_STALE',
  409,
  'catalogue.errors.media_category_stale'
)
export const permalinkNotFound = refusal('E_CATALOGUE_PERMALINK_NOT_FOUND', 404, 'catalogue.errors.permalink_not_found')
export const permalinkTaken = refusal('E_CATALOGUE_PERMALINK_TAKEN', 422, 'catalogue.errors.permalink_taken')
export const permalinkMalformed = refusal(
  'E_CATALOGUE_PERMALINK_MALFORMED',
  422,
  'catalogue.errors.permalink_malformed'
)
export const permalinkPresent = refusal('E_CATALOGUE_PERMALINK_PRESENT', 409, 'catalogue.errors.permalink_present')
export const permalinkRedirect = refusal('E_CATALOGUE_PERMALINK_REDIRECT', 409, 'catalogue.errors.permalink_redirect')
export const redirectLoop = refusal('E_CATALOGUE_REDIRECT_LOOP', 422, 'catalogue.errors.redirect_loop')
export const patternInvalid = refusal('E_CATALOGUE_PATTERN_INVALID', 422, 'catalogue.errors.pattern_invalid')
export const patternTaken = refusal('E_CATALOGUE_PATTERN_TAKEN', 422, 'catalogue.errors.pattern_taken')
export const attributePlacedTwice = refusal(
  'E_CATALOGUE_ATTRIBUTE_PLACED_TWICE',
  422,
  'catalogue.errors.attribute_placed_twice'
)
export const currencyPriced = refusal('E_CATALOGUE_CURRENCY_PRICED', 409, 'catalogue.errors.currency_priced')
export const wishlistFull = refusal('E_CATALOGUE_WISHLIST_FULL', 422, 'catalogue.errors.wishlist_full')
/** A question must be answered first, or there is none left. */
export const wishNotBuyable = refusal('E_CATALOGUE_WISH_NOT_BUYABLE', 409, 'catalogue.errors.wish_not_buyable')
export const fieldRequired = refusal('E_CATALOGUE_VALUE_REQUIRED', 422, 'core.validation.required')
export const alertsTooMany = refusal('E_CATALOGUE_ALERTS_TOO_MANY', 429, 'catalogue.errors.alerts_too_many')
/** What can be had now is nothing to wait for. */
export const alertNotNeeded = refusal('E_CATALOGUE_ALERT_NOT_NEEDED', 409, 'catalogue.errors.alert_not_needed')
export const alertLinkUnknown = refusal('E_CATALOGUE_ALERT_LINK_UNKNOWN', 422, 'catalogue.errors.alert_link_unknown')
