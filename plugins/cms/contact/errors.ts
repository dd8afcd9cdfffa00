import { refusal } from '#core/errors/domain_error'

export const messagesTooMany = refusal('E_CMS_MESSAGES_TOO_MANY', 429, 'cms.errors.messages_too_many')
