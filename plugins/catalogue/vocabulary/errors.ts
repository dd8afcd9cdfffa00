import { refusal } from '#core/errors/domain_error'

/** Refusals about attributes, their options and families. */
export const familyUnknown = refusal('E_CATALOGUE_FAMILY_UNKNOWN', 422, 'catalogue.errors.family_unknown')
export const familyFixed = refusal('E_CATALOGUE_FAMILY_FIXED', 422, 'catalogue.errors.family_fixed')
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
export const attributeNotFound = refusal('E_CATALOGUE_ATTRIBUTE_NOT_FOUND', 404, 'catalogue.errors.attribute_not_found')
export const optionNotFound = refusal('E_CATALOGUE_OPTION_NOT_FOUND', 404, 'catalogue.errors.option_not_found')
export const optionInUse = refusal('E_CATALOGUE_OPTION_IN_USE', 409, 'catalogue.errors.option_in_use')
export const swatchInvalid = refusal('E_CATALOGUE_SWATCH_INVALID', 422, 'catalogue.errors.swatch_invalid')
export const familyNotFound = refusal('E_CATALOGUE_FAMILY_NOT_FOUND', 404, 'catalogue.errors.family_not_found')
export const attributePlacedTwice = refusal(
  'E_CATALOGUE_ATTRIBUTE_PLACED_TWICE',
  422,
  'catalogue.errors.attribute_placed_twice'
)
