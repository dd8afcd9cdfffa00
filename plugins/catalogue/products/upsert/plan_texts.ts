import { DEFAULT_LOCALE, LOCALES, isLocale, type Locale } from '#core/i18n/locales'
import { slugify } from '#core/text/slug'
import { cleanDescription } from '#core/rich_text/html_text'
import { localeUnknown, textInvalid, textTooLong, valueRequired } from '#plugins/catalogue/errors'
import { slugReserved } from '#plugins/catalogue/permalinks/errors'
import { isStorable } from '#plugins/catalogue/products/upsert/attribute_values'
import { unprintableError } from '#plugins/catalogue/products/upsert/printable_errors'
import type { PlanContext, ProductPlan } from '#plugins/catalogue/products/upsert/plan'
import { PRODUCT_TEXTS, productTextNames, type ProductText, type TextField } from '#plugins/catalogue/products/fields'

/** Applies the texts of an input and plans the slugs to claim. */
export function planTexts(plan: ProductPlan, context: PlanContext): void {
  const { input, next, errors } = plan
  for (const given of Object.keys(input.translations ?? {})) {
    if (!isLocale(given)) errors.push(localeUnknown({ locale: given }, `translations.${given}`))
  }
  for (const locale of LOCALES) {
    for (const field of productTextNames) if (field !== 'slug') planText(plan, locale, field)
  }
  // A refused name has its own error already.
  const isRefused = errors.some(({ field }) => /^translations\.\w+\.name$/.test(field ?? ''))
  if (!isRefused && LOCALES.every((locale) => next.translations[locale].name === '')) {
    errors.push(valueRequired({ field: 'name' }, `translations.${DEFAULT_LOCALE}.name`))
  }
  for (const locale of LOCALES) planSlug(plan, locale, context)
}

function planText({ input, current, next, errors }: ProductPlan, locale: Locale, field: ProductText): void {
  const given = input.translations?.[locale]?.[field]
  if (given === undefined) return
  const text = given === null || given.trim() === '' ? '' : cleanedText(field, given)
  const name = `translations.${locale}.${field}`
  const { limit, isPrinted }: TextField = PRODUCT_TEXTS[field]
  if (!isStorable(text)) errors.push(textInvalid({ field }, name))
  else if (text.length > limit) errors.push(textTooLong({ field, limit }, name))
  else {
    next.translations[locale][field] = text
    // A stored text that cannot be printed does not prevent other changes.
    const isNew = isPrinted && text !== current?.translations[locale][field]
    const error = isNew ? unprintableError(text, name) : null
    if (error) errors.push(error)
  }
}

/** HTML that is this much longer than its limit is not cleaned, but refused: little of it would be left out. */
const BULK = 10

/** A description may be HTML. What cannot be stored is refused as it is. */
function cleanedText(field: ProductText, given: string): string {
  const { isHtml, limit }: TextField = PRODUCT_TEXTS[field]
  return isHtml && given.length <= BULK * limit && isStorable(given) ? cleanDescription(given) : given
}

/** Plans the slug. It does not follow changes of the name: only another slug in the input changes it. */
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

/** The name in the first language that has one; empty if none has. */
function anyName({ next }: ProductPlan): string {
  const named = LOCALES.find((locale) => next.translations[locale].name !== '')
  return named ? next.translations[named].name : ''
}

/** Whether `present` is the wanted slug, or that with the number it got because it was taken: `slug-2`. */
function isNumbered(present: string, wanted: string): boolean {
  if (!present.startsWith(wanted)) return false
  return /^(-\d+)?$/.test(present.slice(wanted.length))
}
