import { LOCALES } from '#core/i18n/locales'
import { valueRequired } from '#plugins/catalogue/errors'
import type { Definitions } from '#plugins/catalogue/services/upsert/definitions'
import type { PlanContext, ProductPlan } from '#plugins/catalogue/services/upsert/plan'
import type { ProductState } from '#plugins/catalogue/services/upsert/product_state'

/**
 * A product that is not a draft has every value that its family requires: whatever would publish one without, or take one
 * away, is refused. Where values may be missing (imports), what would have been published stays a draft, and what is
 * published keeps the value. One that lacked a value before is left alone: what a family requires may change.
 */
export function requireValues(plan: ProductPlan, context: PlanContext): void {
  const { current, next, lacks } = plan
  const standing = current && current.status !== 'draft' ? current : null
  const before = new Set(standing ? missingValues(standing, context.definitions) : [])
  const fresh = missingOf(plan, context).filter((code) => !before.has(code))
  if (next.status !== 'draft' && fresh.length > 0) {
    if (!context.mayLackValues) refuseMissing(plan, fresh)
    else if (standing) keepValues(plan, standing, fresh, context)
    else {
      next.status = 'draft'
      lacks.isHeldBack = true
    }
  }
  const known = new Set(current && !lacks.isHeldBack ? missingValues(current, context.definitions) : [])
  lacks.values = missingOf(plan, context).filter((code) => !known.has(code))
}

/** Codes of the attributes that the family requires and the product lacks. */
function missingValues(
  { familyId, attributes, translations, variants }: ProductState,
  definitions: Definitions
): string[] {
  const isSaid = (code: string) =>
    code in attributes ||
    Object.values(translations).some((text) => code in text.attributes) ||
    (variants.length > 0 && variants.every(({ options }) => code in options))
  const codes = [...(definitions.familiesById.get(familyId)?.attributes ?? [])]
  return codes.filter((code) => definitions.attributes.get(code)?.isRequired && !isSaid(code))
}

/** A value that was refused is not missing. */
function missingOf({ next, errors }: ProductPlan, { definitions }: PlanContext): string[] {
  const isRefused = (code: string) => errors.some(({ field }) => field?.endsWith(`attributes.${code}`))
  return missingValues(next, definitions).filter((code) => !isRefused(code))
}

function refuseMissing({ errors }: ProductPlan, codes: readonly string[]): void {
  for (const code of codes) errors.push(valueRequired({ field: code }, `attributes.${code}`))
}

function keepValues(plan: ProductPlan, standing: ProductState, codes: readonly string[], context: PlanContext): void {
  const { next, lacks } = plan
  for (const code of codes) {
    next.attributes = withValue(next.attributes, standing.attributes, code)
    for (const locale of LOCALES) {
      const text = next.translations[locale]
      text.attributes = withValue(text.attributes, standing.translations[locale].attributes, code)
    }
    for (const variant of next.variants) {
      const former = standing.variants.find(({ id }) => id === variant.id)
      variant.options = withValue(variant.options, former?.options ?? {}, code)
    }
  }
  const used = new Set([...next.optionAttributes, ...next.variants.flatMap(({ options }) => Object.keys(options))])
  next.optionAttributes = [...new Set([...standing.optionAttributes, ...used])].filter((code) => used.has(code))
  // A new variant may lack what the others have.
  refuseMissing(
    plan,
    missingOf(plan, context).filter((code) => codes.includes(code))
  )
  lacks.kept = [...codes]
}

function withValue<Values extends Record<string, unknown>>(values: Values, former: Values, code: string): Values {
  return code in former ? { ...values, [code]: former[code] } : values
}
