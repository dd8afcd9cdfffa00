import { refusal } from '#core/errors/domain_error'

/** No such variable can be used in this mail. */
export const variableUnknown = refusal('E_MAIL_VARIABLE_UNKNOWN', 422, 'core.errors.mail.variable_unknown')

/** Braces that begin or end no variable. */
export const variableBroken = refusal('E_MAIL_VARIABLE_BROKEN', 422, 'core.errors.mail.variable_broken')
