import { refusal } from '#core/errors/domain_error'

/** Refusals about media categories and pictures. */
export const pictureUnknown = refusal('E_CATALOGUE_PICTURE_UNKNOWN', 422, 'catalogue.errors.picture_unknown')
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
