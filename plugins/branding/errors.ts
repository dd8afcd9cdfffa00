import { refusal } from '#core/errors/domain_error'

export const tokenUnknown = refusal('E_BRANDING_TOKEN_UNKNOWN', 422, 'branding.errors.token_unknown')
export const colourInvalid = refusal('E_BRANDING_COLOUR_INVALID', 422, 'branding.errors.colour_invalid')
export const placeUnknown = refusal('E_BRANDING_PLACE_UNKNOWN', 422, 'branding.errors.place_unknown')
/** Not in the media library, or no picture. */
export const pictureUnknown = refusal('E_BRANDING_PICTURE_UNKNOWN', 422, 'branding.errors.picture_unknown')
export const pictureSmall = refusal('E_BRANDING_PICTURE_SMALL', 422, 'branding.errors.picture_small')
export const fontUnknown = refusal('E_BRANDING_FONT_UNKNOWN', 422, 'branding.errors.font_unknown')
export const brandUnknown = refusal('E_BRANDING_BRAND_UNKNOWN', 404, 'branding.errors.brand_unknown')
export const versionUnknown = refusal('E_BRANDING_VERSION_UNKNOWN', 422, 'branding.errors.version_unknown')
export const nothingToPublish = refusal('E_BRANDING_NOTHING_TO_PUBLISH', 422, 'branding.errors.nothing_to_publish')
/** A file that is no theme, or a part of one. */
export const themeBroken = refusal('E_BRANDING_THEME_BROKEN', 422, 'branding.errors.theme_broken')
/** A theme of another version of the format. */
export const themeVersion = refusal('E_BRANDING_THEME_VERSION', 422, 'branding.errors.theme_version')
/** The default brand, which every shop has. */
export const brandDefault = refusal('E_BRANDING_BRAND_DEFAULT', 409, 'branding.errors.brand_default')
export const channelTaken = refusal('E_BRANDING_CHANNEL_TAKEN', 422, 'branding.errors.channel_taken')
/** A slide that ends before it begins. */
export const slidePeriodInvalid = refusal('E_BRANDING_SLIDE_PERIOD', 422, 'branding.errors.slide_period')
/** A banner for one page alone that names an address in place of a page of the shop. */
export const sliderAboutInvalid = refusal('E_BRANDING_SLIDER_ABOUT', 422, 'branding.errors.slider_about')
