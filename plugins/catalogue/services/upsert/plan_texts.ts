import { DEFAULT_LOCALE, LOCALES, isLocale, type Locale } from '#core/i18n/locales'
import { namedSigns, unprintableIn } from '#core/print/printable'
import { slugify } from '#core/text/slug'
import {
  localeUnknown,
  slugReserved,
  textInvalid,
  textTooLong,
  textUnprintable,
  valueRequired,
} from '#plugins/catalogue/errors'
import { isStorable } from '#plugins/catalogue/services/upsert/attribute_values'
import type { PlanContext, ProductPlan } from '#plugins/catalogue/services/upsert/plan'

const LONGEST = { name: 255, description: 100_000, metaTitle: 255, metaDescription: 500 }

type TextField = keyof typeof LONGEST

const FIELDS = Object.keys(LONGEST) as TextField[]

/** Applies the texts of an input and works out which slugs it asks for. */
export function planTexts(plan: ProductPlan, context: PlanContext): void {
  const { input, next, errors } = plan
  for (const given of Object.keys(input.translations ?? {})) {
    if (!isLocale(given)) errors.push(localeUnknown({ locale: given }, `translations.${given}`))
  }
  for (const locale of LOCALES) {
    for (const field of FIELDS) planText(plan, locale, field)
  }
  // A name that was refused is not missing.
  const isRefused = errors.some(({ field }) => /^translations\.\w+\.name$/.test(field ?? ''))
  if (!isRefused && LOCALES.every((locale) => next.translations[locale].name === '')) {
    errors.push(valueRequired({ field: 'name' }, `translations.${DEFAULT_LOCALE}.name`))
  }
  for (const locale of LOCALES) planSlug(plan, locale, context)
}

function planText({ input, current, next, errors }: ProductPlan, locale: Locale, field: TextField): void {
  const given = input.translations?.[locale]?.[field]
  if (given === undefined) return
  const text = given === null || given.trim() === '' ? '' : given
  const name = `translations.${locale}.${field}`
  if (!isStorable(text)) errors.push(textInvalid({ field }, name))
  else if (text.length > LONGEST[field]) errors.push(textTooLong({ field, limit: LONGEST[field] }, name))
  else {
    next.translations[locale][field] = text
    // A name that stands already keeps nobody from changing something else.
    if (field === 'name' && text !== current?.translations[locale].name) checkPrinted(text, name, errors)
  }
}

/** Names stand on invoices, which are never changed afterwards. */
function checkPrinted(text: string, field: string, errors: ProductPlan['errors']): void {
  const signs = unprintableIn(text)
  if (signs.length > 0) errors.push(textUnprintable({ signs: namedSigns(signs) }, field))
}

/** A slug once given stays, whatever becomes of the name, until another one is asked for. */
function planSlug(plan: ProductPlan, locale: Locale, context: PlanContext): void {
  const { input, next, wantedSlugs, errors } = plan
  const given = input.translations?.[locale]?.slug
  const present = next.translations[locale].slug
  if (given === undefined && present !== '') return
  const name = next.translations[locale].name || anyName(plan)
  const wanted = slugify(given || name, next.variants[0]?.sku ?? next.code)
  if (given && context.isReserved(wanted)) {
    errors.push(slugReserved({ slug: wanted }, `translations.${locale}.slug`))
    return
  }
  if (!isNumbered(present, wanted)) wantedSlugs[locale] = wanted
}

/** The name in the first language that has one. */
function anyName({ next }: ProductPlan): string {
  const named = LOCALES.find((locale) => next.translations[locale].name !== '')
  return named ? next.translations[named].name : ''
}

/** True for the slug itself and for what it became where it was taken: `slug-2`. */
function isNumbered(present: string, wanted: string): boolean {
  if (!present.startsWith(wanted)) return false
  return /^(-\d+)?$/.test(present.slice(wanted.length))
}
