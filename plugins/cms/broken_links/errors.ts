import { refusal } from '#core/errors/domain_error'

/** Refusals about links. */
export const linkTargetInvalid = refusal('E_CMS_LINK_TARGET_INVALID', 422, 'cms.errors.link_target_invalid')
export const linkTargetMissing = refusal('E_CMS_LINK_TARGET_MISSING', 422, 'cms.errors.link_target_missing')
export const linkNotMendable = refusal('E_CMS_LINK_NOT_MENDABLE', 422, 'cms.errors.link_not_mendable')
export const redirectOutside = refusal('E_CMS_REDIRECT_OUTSIDE', 422, 'cms.errors.redirect_outside')
export const noLinks = refusal('E_CMS_NO_LINKS', 422, 'cms.errors.no_links')
export const tooManyLinks = refusal('E_CMS_TOO_MANY_LINKS', 422, 'cms.errors.too_many_links')
