import { DEFAULT_LOCALE } from '#core/i18n/locales'
import { fieldRequired, valueRequired } from '#plugins/catalogue/errors'
import type { Definitions } from '#plugins/catalogue/products/upsert/definitions'
import type { DomainError } from '#core/errors/domain_error'

const REQUIRED = valueRequired.kind.code
const ATTRIBUTE = /^attributes\.(.+)$/

/** Refusals as a form shows them: a missing value in the words of forms, and beside the field that asks for it. */
export function besideFields({ attributes }: Definitions, errors: readonly DomainError[]): DomainError[] {
  return errors.map((error) => {
    if (error.kind.code !== REQUIRED) return error
    const code = ATTRIBUTE.exec(error.field ?? '')?.[1]
    const isText = code !== undefined && attributes.get(code)?.valuePerLocale
    return fieldRequired({}, isText ? `translations.${DEFAULT_LOCALE}.attributes.${code}` : error.field)
  })
}
