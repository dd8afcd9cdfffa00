import {
  notConfigurable,
  optionsMissing,
  optionsRepeated,
  skuAlike,
  skuInvalid,
  skuRepeated,
  skuTaken,
  variantMissing,
  variantsNotAllowed,
  weightInvalid,
  weightNotAllowed,
} from '#plugins/catalogue/products/errors'
import { quantityInvalid, sourceUnknown, stockNotAllowed } from '#plugins/catalogue/stock/errors'
import { textInvalid } from '#plugins/catalogue/errors'
import { AlikeSkus } from '#plugins/catalogue/products/upsert/alike_skus'
import { unprintableError } from '#plugins/catalogue/products/upsert/printable_errors'
import { isStorable } from '#plugins/catalogue/products/upsert/attribute_values'
import { isWhole } from '#plugins/catalogue/products/upsert/numbers'
import { isShipped, ownsStock } from '#plugins/catalogue/products/upsert/product_kinds'
import { planPrices } from '#plugins/catalogue/products/upsert/plan_prices'
import { emptyVariant, type VariantState } from '#plugins/catalogue/products/upsert/product_state'
import type { VariantInput } from '#plugins/catalogue/products/upsert/product_input'
import type { PlanContext, ProductPlan } from '#plugins/catalogue/products/upsert/plan'
import { TEXT_LIMITS } from '#plugins/catalogue/database/text_limits'
import { VARIANT_TEXTS, variantTextNames } from '#plugins/catalogue/products/fields'

const HEAVIEST = 2_000_000_000

/** Whether a text is a valid SKU or product code: no list separators or line breaks, no surrounding spaces. */
export function isKey(text: string): boolean {
  return (
    text.length > 0 &&
    text.length <= TEXT_LIMITS.key &&
    text === text.trim() &&
    isStorable(text) &&
    !/[|\n\r\t]/.test(text)
  )
}

/** Applies the variants of an input, matched by SKU. Variants that the input does not name are unchanged. */
export function planVariants(plan: ProductPlan, context: PlanContext): void {
  const { input, next, errors } = plan
  const removed = new Set(input.removedVariants ?? [])
  next.variants = next.variants.filter(({ sku }) => !removed.has(sku))
  const seen = new Set<string>()
  const alike = new AlikeSkus()
  for (const [index, variant] of input.variants.entries()) {
    const field = `variants.${index}`
    const other = alikeOf(plan, context, variant, { removed, alike })
    if (!isKey(variant.sku)) errors.push(skuInvalid({ sku: variant.sku.slice(0, TEXT_LIMITS.key) }, `${field}.sku`))
    else if (seen.has(variant.sku)) errors.push(skuRepeated({ sku: variant.sku }, `${field}.sku`))
    else if (isForeign(plan, context, variant.sku)) errors.push(skuTaken({ sku: variant.sku }, `${field}.sku`))
    else {
      if (other !== null) errors.push(skuAlike({ sku: variant.sku, other }, `${field}.sku`))
      // Documents print SKUs. Stored SKUs are not checked again.
      const error = context.skuOwners.has(variant.sku) ? null : unprintableError(variant.sku, `${field}.sku`)
      if (error) errors.push(error)
      planVariant(plan, context, variant, field)
    }
    seen.add(variant.sku)
    alike.add(variant.sku)
  }
  next.variants.sort((one, other) => one.position - other.position)
  if (next.variants.length === 0) errors.push(variantMissing({}, 'variants'))
  planOptions(plan)
}

function isForeign({ current }: ProductPlan, { skuOwners }: PlanContext, sku: string): boolean {
  const owner = skuOwners.get(sku)
  return owner !== undefined && owner !== current?.id
}

/** A SKU of the shop, or of an earlier variant of the input, that differs from a new one only by case. */
function alikeOf(
  { current }: ProductPlan,
  { skuOwners, skus }: PlanContext,
  { sku, formerSku = sku }: VariantInput,
  { removed, alike }: { removed: ReadonlySet<string>; alike: AlikeSkus }
): string | null {
  if (skuOwners.has(sku) && skuOwners.get(sku) === current?.id) return null
  return skus.of(sku, new Set([...removed, formerSku])) ?? alike.of(sku)
}

function planVariant(plan: ProductPlan, context: PlanContext, input: VariantInput, field: string): void {
  const { next } = plan
  const present = next.variants.findIndex(({ sku }) => sku === (input.formerSku ?? input.sku))
  const variant = next.variants[present] ?? emptyVariant(input.sku, next.variants.length)
  if (present < 0) next.variants.push(variant)
  else if (variant.sku !== input.sku) renameVariant(plan, variant, input.sku, field)
  if (input.position !== undefined) variant.position = input.position
  if (input.status !== undefined) variant.status = input.status
  for (const name of variantTextNames) {
    const given = input[name]
    if (given !== undefined) variant[name] = given?.trim() || null
    const text = variant[name]
    if (text !== null && (!isStorable(text) || text.length > VARIANT_TEXTS[name].limit)) {
      plan.errors.push(textInvalid({ field: name }, `${field}.${name}`))
    }
  }
  planWeight(plan, variant, input, field)
  planPrices(plan, context, variant, input, field)
  planStock(plan, context, variant, input, field)
  planVariantOptions(plan, context, variant, input, field)
}

/** Renames the SKU of a variant. Refused while another variant of the product has the new SKU. */
function renameVariant({ next, errors }: ProductPlan, variant: VariantState, sku: string, field: string): void {
  if (next.variants.some((other) => other.sku === sku)) {
    errors.push(skuRepeated({ sku }, `${field}.sku`))
    return
  }
  next.media = next.media.map((medium) => (medium.variant === variant.sku ? { ...medium, variant: sku } : medium))
  variant.sku = sku
}

/** Only shipped products have a weight. */
function planWeight(
  { next, errors }: ProductPlan,
  variant: VariantState,
  { weight }: VariantInput,
  field: string
): void {
  if (!isShipped(next.type)) {
    if (weight) errors.push(weightNotAllowed({}, `${field}.weight`))
    variant.weight = null
    return
  }
  if (weight !== undefined) variant.weight = weight
  if (variant.weight !== null && !isWhole(variant.weight, HEAVIEST)) {
    errors.push(weightInvalid({}, `${field}.weight`))
  }
}

function planStock(
  { current, next, errors }: ProductPlan,
  { definitions }: PlanContext,
  variant: VariantState,
  { stock = {}, manageStock }: VariantInput,
  field: string
): void {
  if (!ownsStock(next.type)) {
    variant.manageStock = false
    const given = Object.entries(stock).find(([, quantity]) => (quantity ?? 0) > 0)
    if (given) errors.push(stockNotAllowed({}, `${field}.stock.${given[0]}`))
    return
  }
  if (manageStock !== undefined) variant.manageStock = manageStock
  else if (current && !ownsStock(current.type)) variant.manageStock = true
  for (const [source, quantity] of Object.entries(stock)) {
    const name = `${field}.stock.${source}`
    const onHand = quantity ?? 0
    const reserved = variant.stock[source]?.reserved ?? 0
    if (!definitions.sources.has(source)) errors.push(sourceUnknown({ source }, name))
    else if (!isWhole(onHand, HEAVIEST)) errors.push(quantityInvalid({}, name))
    // A count is a fact: it may be lower than what is reserved.
    else if (onHand > 0 || variant.stock[source]) variant.stock[source] = { onHand, reserved }
  }
}

function planVariantOptions(
  { errors }: ProductPlan,
  { definitions, options }: PlanContext,
  variant: VariantState,
  input: VariantInput,
  field: string
): void {
  for (const [code, given] of Object.entries(input.options ?? {})) {
    const name = `${field}.options.${code}`
    const attribute = definitions.attributes.get(code)
    if (!attribute?.isConfigurable) errors.push(notConfigurable({ attribute: code }, name))
    else if (given.trim() === '') delete variant.options[code]
    else {
      const option = options.codeOf(code, given.trim())
      if (option === null) errors.push(options.problemOf(code, given.trim(), name))
      else variant.options[code] = option
    }
  }
}

/** Updates the attributes that tell the variants apart, and checks that every combination is complete and unique. */
function planOptions({ next, errors }: ProductPlan): void {
  const codes = new Set(next.variants.flatMap(({ options }) => Object.keys(options)))
  next.optionAttributes = [
    ...next.optionAttributes.filter((code) => codes.has(code)),
    ...[...codes].filter((code) => !next.optionAttributes.includes(code)),
  ]
  if (next.type !== 'configurable') {
    if (next.variants.length > 1) errors.push(variantsNotAllowed({}, 'variants'))
    return
  }
  const combinations = new Set<string>()
  for (const [index, { sku, options }] of next.variants.entries()) {
    const combination = next.optionAttributes.map((code) => options[code] ?? '')
    if (combination.length === 0 || combination.includes('')) {
      errors.push(optionsMissing({ sku }, `variants.${index}.options`))
    } else if (combinations.has(combination.join('\n'))) {
      errors.push(optionsRepeated({ sku }, `variants.${index}.options`))
    }
    combinations.add(combination.join('\n'))
  }
}
