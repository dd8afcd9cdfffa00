import { refusal } from '#core/errors/domain_error'

/** A key that was never given, has expired, or that another message holds already. */
export const attachmentUnknown = refusal('E_ATTACHMENT_UNKNOWN', 422, 'core.attachments.unknown')
export const attachmentsTooMany = refusal('E_ATTACHMENTS_TOO_MANY', 422, 'core.attachments.too_many')
