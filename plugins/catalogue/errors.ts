import { refusal } from '#core/errors/domain_error'

/** Refusals that several parts of the catalogue give. */
export const codeInvalid = refusal('E_CATALOGUE_CODE_INVALID', 422, 'catalogue.errors.code_invalid')
export const codeTaken = refusal('E_CATALOGUE_CODE_TAKEN', 422, 'catalogue.errors.code_taken')
export const localeUnknown = refusal('E_CATALOGUE_LOCALE_UNKNOWN', 422, 'catalogue.errors.locale_unknown')
export const valueRequired = refusal('E_CATALOGUE_VALUE_REQUIRED', 422, 'catalogue.errors.value_required')
export const textInvalid = refusal('E_CATALOGUE_TEXT_INVALID', 422, 'catalogue.errors.text_invalid')
export const textUnprintable = refusal('E_CATALOGUE_TEXT_UNPRINTABLE', 422, 'core.validation.printable')
export const textTooLong = refusal('E_CATALOGUE_TEXT_TOO_LONG', 422, 'catalogue.errors.text_too_long')
export const fieldRequired = refusal('E_CATALOGUE_VALUE_REQUIRED', 422, 'core.validation.required')
