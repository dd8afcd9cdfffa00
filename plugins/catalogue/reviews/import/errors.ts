import { refusal } from '#core/errors/domain_error'

/** A rating of a product that the shop lacks. */
export const ratingWithoutProduct = refusal(
  'E_CATALOGUE_RATING_WITHOUT_PRODUCT',
  422,
  'catalogue.errors.rating_without_product'
)
export const ratingUnusable = refusal('E_CATALOGUE_RATING_UNUSABLE', 422, 'catalogue.errors.rating_unusable')
