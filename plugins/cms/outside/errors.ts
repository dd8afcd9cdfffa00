import { refusal } from '#core/errors/domain_error'

export const outsidePostNotFound = refusal('E_CMS_OUTSIDE_POST_NOT_FOUND', 404, 'cms.errors.outside_post_not_found')
