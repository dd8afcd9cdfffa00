import { LOCALES } from '#core/i18n/locales'
import { valueRequired } from '#plugins/catalogue/errors'
import type { Definitions } from '#plugins/catalogue/products/upsert/definitions'
import type { PlanContext, ProductPlan } from '#plugins/catalogue/products/upsert/plan'
import type { ProductState } from '#plugins/catalogue/products/upsert/product_state'

/**
 * Ensures that a product that is not a draft has every value that its family requires. Publishing without one, or clearing
 * one, is refused. If values may be missing (imports), a product to be published becomes a draft, and a published product
 * keeps the value. Values that were missing before are ignored, because the requirements of a family may change.
 */
export function requireValues(plan: ProductPlan, context: PlanContext): void {
  const { current, next, lacks } = plan
  const published = current && current.status !== 'draft' ? current : null
  const missingBefore = new Set(published ? missingValues(published, context.definitions) : [])
  const newlyMissing = reportableMissing(plan, context).filter((code) => !missingBefore.has(code))
  if (next.status !== 'draft' && newlyMissing.length > 0) {
    if (!context.mayLackValues) refuseMissing(plan, newlyMissing)
    else if (published) restoreValues(plan, published, newlyMissing, context)
    else {
      next.status = 'draft'
      lacks.isHeldBack = true
    }
  }
  const ignored = new Set(current && !lacks.isHeldBack ? missingValues(current, context.definitions) : [])
  lacks.values = reportableMissing(plan, context).filter((code) => !ignored.has(code))
}

/** Codes of the attributes that the family requires and the product lacks. */
function missingValues(
  { familyId, attributes, translations, variants }: ProductState,
  definitions: Definitions
): string[] {
  const hasValue = (code: string) =>
    code in attributes ||
    Object.values(translations).some((text) => code in text.attributes) ||
    (variants.length > 0 && variants.every(({ options }) => code in options))
  const codes = [...(definitions.familiesById.get(familyId)?.attributes ?? [])]
  return codes.filter((code) => definitions.attributes.get(code)?.isRequired && !hasValue(code))
}

/** The missing values, without those whose input was refused. */
function reportableMissing({ next, errors }: ProductPlan, { definitions }: PlanContext): string[] {
  const isRefused = (code: string) => errors.some(({ field }) => field?.endsWith(`attributes.${code}`))
  return missingValues(next, definitions).filter((code) => !isRefused(code))
}

function refuseMissing({ errors }: ProductPlan, codes: readonly string[]): void {
  for (const code of codes) errors.push(valueRequired({ field: code }, `attributes.${code}`))
}

function restoreValues(
  plan: ProductPlan,
  published: ProductState,
  codes: readonly string[],
  context: PlanContext
): void {
  const { next, lacks } = plan
  for (const code of codes) {
    next.attributes = withValue(next.attributes, published.attributes, code)
    for (const locale of LOCALES) {
      const text = next.translations[locale]
      text.attributes = withValue(text.attributes, published.translations[locale].attributes, code)
    }
    for (const variant of next.variants) {
      const former = published.variants.find(({ id }) => id === variant.id)
      variant.options = withValue(variant.options, former?.options ?? {}, code)
    }
  }
  const used = new Set([...next.optionAttributes, ...next.variants.flatMap(({ options }) => Object.keys(options))])
  next.optionAttributes = [...new Set([...published.optionAttributes, ...used])].filter((code) => used.has(code))
  // A new variant has no former value, so it may still lack one that the other variants got back.
  refuseMissing(
    plan,
    reportableMissing(plan, context).filter((code) => codes.includes(code))
  )
  lacks.kept = [...codes]
}

function withValue<Values extends Record<string, unknown>>(values: Values, former: Values, code: string): Values {
  return code in former ? { ...values, [code]: former[code] } : values
}
