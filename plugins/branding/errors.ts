import { refusal } from '#core/errors/domain_error'

export const tokenUnknown = refusal('E_BRANDING_TOKEN_UNKNOWN', 422, 'branding.errors.token_unknown')
export const colourInvalid = refusal('E_BRANDING_COLOUR_INVALID', 422, 'branding.errors.colour_invalid')
/** A slide that ends before it begins. */
export const slidePeriodInvalid = refusal('E_BRANDING_SLIDE_PERIOD', 422, 'branding.errors.slide_period')
