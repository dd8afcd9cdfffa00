import { refusal } from '#core/errors/domain_error'

export const guideGone = refusal('E_PRODUCT_GUIDES_GUIDE_GONE', 404, 'product_guides.errors.guide_gone')
export const thanksTooMany = refusal('E_PRODUCT_GUIDES_THANKS_TOO_MANY', 429, 'product_guides.errors.thanks_too_many')
