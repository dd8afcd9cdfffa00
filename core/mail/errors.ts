import { refusal } from '#core/errors/domain_error'

/** No such variable can be used in this mail. */
export const variableUnknown = refusal('E_MAIL_VARIABLE_UNKNOWN', 422, 'core.errors.mail.variable_unknown')

/** Braces that begin or end no variable. */
export const variableBroken = refusal('E_MAIL_VARIABLE_BROKEN', 422, 'core.errors.mail.variable_broken')

/** A value of several lines, or an address, in a subject. */
export const variableNotInSubject = refusal('E_MAIL_VARIABLE_PLACE', 422, 'core.errors.mail.variable_not_in_subject')

/** A variable that the mail is sent for is missing in its text. */
export const variableNeeded = refusal('E_MAIL_VARIABLE_NEEDED', 422, 'core.errors.mail.variable_needed')

/** A link that leads to no page. */
export const linkUnsafe = refusal('E_MAIL_LINK', 422, 'core.errors.mail.link_unsafe')

/** A mail without subject or text. */
export const mailEmpty = refusal('E_MAIL_EMPTY', 422, 'core.errors.mail.empty')
