import { refusal } from '#core/errors/domain_error'

/** Refusals about reviews. */
export const reviewNotFound = refusal('E_CATALOGUE_REVIEW_NOT_FOUND', 404, 'catalogue.errors.review_not_found')
/** Only who has received a product reviews it. */
export const reviewNotBought = refusal('E_CATALOGUE_REVIEW_NOT_BOUGHT', 422, 'catalogue.errors.review_not_bought')
export const reviewsTooMany = refusal('E_CATALOGUE_REVIEWS_TOO_MANY', 429, 'catalogue.errors.reviews_too_many')
export const reviewLinkUnknown = refusal('E_CATALOGUE_REVIEW_LINK_UNKNOWN', 404, 'catalogue.errors.review_link_unknown')
/** Nobody votes for what they wrote. */
export const reviewOwn = refusal('E_CATALOGUE_REVIEW_OWN', 422, 'catalogue.errors.review_own')
