import { DEFAULT_LOCALE, LOCALES, type Locale } from '#core/i18n/locales'
import {
  attributeInvalid,
  attributeNotInFamily,
  attributeNotTranslated,
  attributeUnknown,
} from '#plugins/catalogue/vocabulary/errors'
import { textTooLong } from '#plugins/catalogue/errors'
import { isCleared, readValue, type AttributeValues } from '#plugins/catalogue/products/upsert/attribute_values'
import { requireValues } from '#plugins/catalogue/products/upsert/plan_required'
import type { AttributeDefinition, Definitions } from '#plugins/catalogue/products/upsert/definitions'
import type { AttributeInput } from '#plugins/catalogue/products/upsert/product_input'
import type { PlanContext, ProductPlan } from '#plugins/catalogue/products/upsert/plan'

/** Applies the attribute values of an input and checks those that the family requires. */
export function planAttributes(plan: ProductPlan, context: PlanContext): void {
  const { input, next } = plan
  if (!plan.current) next.attributes = defaults(next.familyId, context)
  for (const [code, value] of Object.entries(input.attributes ?? {})) {
    const attribute = known(plan, context, { code, value, field: `attributes.${code}` })
    if (!attribute) continue
    if (attribute.valuePerLocale) assignText(plan, context, attribute, DEFAULT_LOCALE, value)
    else next.attributes = assign(plan, context, attribute, next.attributes, value, `attributes.${code}`)
  }
  for (const locale of LOCALES) {
    const values = input.translations?.[locale]?.attributes ?? {}
    for (const [code, value] of Object.entries(values)) {
      const field = `translations.${locale}.attributes.${code}`
      const attribute = known(plan, context, { code, value, field })
      if (!attribute) continue
      if (attribute.valuePerLocale) assignText(plan, context, attribute, locale, value)
      else plan.errors.push(attributeNotTranslated({ attribute: code }, field))
    }
  }
  planFallbacks(plan, context)
  requireValues(plan, context)
}

/** Applies fallback values to attributes of the family that have no value, neither stored nor in the input. */
function planFallbacks(plan: ProductPlan, context: PlanContext): void {
  const { input, next } = plan
  const { attributes = {}, translations = {} } = input.fallbacks ?? {}
  const texts = LOCALES.flatMap((locale) =>
    Object.entries(translations[locale]?.attributes ?? {}).map(([code, value]) => ({ code, locale, value }))
  )
  const given = [...Object.entries(attributes).map(([code, value]) => ({ code, locale: null, value })), ...texts]
  const hasValue = (code: string) =>
    code in next.attributes ||
    LOCALES.some((locale) => code in next.translations[locale].attributes) ||
    next.variants.some(({ options }) => code in options)
  const missing = given.filter(({ code }) => !hasValue(code))
  for (const { code, locale, value } of missing) {
    const attribute = context.definitions.attributes.get(code)
    if (!attribute || !context.definitions.familiesById.get(next.familyId)?.attributes.has(code)) continue
    if (attribute.valuePerLocale) assignText(plan, context, attribute, locale ?? DEFAULT_LOCALE, value)
    else next.attributes = assign(plan, context, attribute, next.attributes, value, `attributes.${code}`)
  }
}

function defaults(familyId: number, { definitions }: PlanContext): AttributeValues {
  const values: AttributeValues = {}
  for (const code of definitions.familiesById.get(familyId)?.attributes ?? []) {
    const attribute = definitions.attributes.get(code)
    if (!attribute?.defaultValue || attribute.valuePerLocale) continue
    const read = readValue(attribute, attribute.defaultValue, (_, given) => given)
    if ('value' in read) values[code] = read.value
  }
  return values
}

interface GivenValue {
  code: string
  value: AttributeInput
  field: string
}

function known(plan: ProductPlan, { definitions }: PlanContext, { code, value, field }: GivenValue) {
  const attribute = definitions.attributes.get(code)
  if (!attribute) {
    plan.errors.push(attributeUnknown({ attribute: code }, field))
    return null
  }
  const family = definitions.familiesById.get(plan.next.familyId)
  if (family && !attribute.isSystem && !family.attributes.has(code)) {
    // An import file has columns of several families: an empty cell of another family is no error.
    if (!isCleared(value)) {
      const fitting = fittingFamily(plan, definitions, code)
      plan.errors.push(attributeNotInFamily({ attribute: code, family: family.code, ...fitting }, field))
    }
    return null
  }
  return attribute
}

/** A family that has the attribute, as a hint for a new product whose input names no family. */
function fittingFamily({ current, input }: ProductPlan, { families }: Definitions, code: string): { fitting?: string } {
  const fitting = [...families.values()].find(({ attributes }) => attributes.has(code))
  return fitting && !current && input.family === undefined ? { fitting: fitting.code } : {}
}

function assignText(
  plan: ProductPlan,
  context: PlanContext,
  attribute: AttributeDefinition,
  locale: Locale,
  input: AttributeInput
): void {
  const text = plan.next.translations[locale]
  const field = `translations.${locale}.attributes.${attribute.code}`
  text.attributes = assign(plan, context, attribute, text.attributes, input, field)
}

function assign(
  plan: ProductPlan,
  { options, currency }: PlanContext,
  attribute: AttributeDefinition,
  values: AttributeValues,
  input: AttributeInput,
  field: string
): AttributeValues {
  const { code } = attribute
  if (isCleared(input)) {
    const { [code]: cleared, ...others } = values
    return others
  }
  const read = readValue(attribute, input, options.codeOf, currency)
  if ('value' in read) return { ...values, [code]: read.value }
  const parameters = { attribute: code, value: read.given }
  if (read.problem === 'length') plan.errors.push(textTooLong({ field: code, limit: read.limit }, field))
  else if (read.problem === 'option') plan.errors.push(options.problemOf(code, read.given, field))
  else plan.errors.push(attributeInvalid(parameters, field))
  return values
}
