import { refusal } from '#core/errors/domain_error'

export const typeSlugTaken = refusal('E_CMS_TYPE_SLUG_TAKEN', 422, 'cms.errors.type_slug_taken')
export const typeReserved = refusal('E_CMS_TYPE_RESERVED', 422, 'cms.errors.type_reserved')
export const typeInUse = refusal('E_CMS_TYPE_IN_USE', 409, 'cms.errors.type_in_use')
export const typeBuiltIn = refusal('E_CMS_TYPE_BUILT_IN', 409, 'cms.errors.type_built_in')
