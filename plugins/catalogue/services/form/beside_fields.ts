import { DEFAULT_LOCALE } from '#core/i18n/locales'
import { fieldRequired, valueRequired } from '#plugins/catalogue/errors'
import type { Bulk } from '#plugins/catalogue/database/bulk'
import type { DomainError } from '#core/errors/domain_error'

const REQUIRED = valueRequired().kind.code
const ATTRIBUTE = /^attributes\.(.+)$/

/** Refusals as a form shows them: a missing value in the words of forms, and beside the field that asks for it. */
export async function besideFields(bulk: Bulk, errors: readonly DomainError[]): Promise<DomainError[]> {
  if (!errors.some(({ kind }) => kind.code === REQUIRED)) return [...errors]
  const rows = await bulk.all<{ code: string }>('select code from catalogue_attributes where value_per_locale = true')
  const perLocale = new Set(rows.map(({ code }) => code))
  return errors.map((error) => {
    if (error.kind.code !== REQUIRED) return error
    const code = ATTRIBUTE.exec(error.field ?? '')?.[1]
    const isText = code !== undefined && perLocale.has(code)
    return fieldRequired({}, isText ? `translations.${DEFAULT_LOCALE}.attributes.${code}` : error.field)
  })
}
