import { refusal } from '#core/errors/domain_error'

export const typeSlugTaken = refusal('E_CMS_TYPE_SLUG_TAKEN', 422, 'cms.errors.type_slug_taken')
export const typeReserved = refusal('E_CMS_TYPE_RESERVED', 422, 'cms.errors.type_reserved')
export const typeInUse = refusal('E_CMS_TYPE_IN_USE', 409, 'cms.errors.type_in_use')
export const typeBuiltIn = refusal('E_CMS_TYPE_BUILT_IN', 409, 'cms.errors.type_built_in')

export const revisionGone = refusal('E_CMS_REVISION_GONE', 404, 'cms.errors.revision_gone')
export const slugTaken = refusal('E_CMS_SLUG_TAKEN', 422, 'cms.errors.slug_taken')
export const addressTaken = refusal('E_CMS_ADDRESS_TAKEN', 422, 'cms.errors.address_taken')
export const patternInvalid = refusal('E_CMS_PATTERN_INVALID', 422, 'cms.errors.pattern_invalid')
export const statusRefused = refusal('E_CMS_STATUS_REFUSED', 422, 'cms.errors.status_refused')
export const publishAtMissing = refusal('E_CMS_PUBLISH_AT_MISSING', 422, 'cms.errors.publish_at_missing')
export const notInTrash = refusal('E_CMS_NOT_IN_TRASH', 409, 'cms.errors.not_in_trash')

export const contentNotFound = refusal('E_CMS_CONTENT_NOT_FOUND', 404, 'cms.errors.content_not_found')
export const homePageMissing = refusal('E_CMS_HOME_PAGE_MISSING', 422, 'cms.errors.home_page_missing')
export const previewOver = refusal('E_CMS_PREVIEW_OVER', 410, 'cms.errors.preview_over')
export const notInCategory = refusal('E_CMS_NOT_IN_CATEGORY', 404, 'cms.errors.not_in_category')
export const notNested = refusal('E_CMS_NOT_NESTED', 422, 'cms.errors.not_nested')
export const menuFull = refusal('E_CMS_MENU_FULL', 422, 'cms.errors.menu_full')
export const menuTargetMissing = refusal('E_CMS_MENU_TARGET_MISSING', 422, 'cms.errors.menu_target_missing')
export const menuTitleMissing = refusal('E_CMS_MENU_TITLE_MISSING', 422, 'cms.errors.menu_title_missing')
export const typeOfFile = refusal('E_CMS_TYPE_OF_FILE', 409, 'cms.errors.type_of_file')
