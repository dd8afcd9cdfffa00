import {
  notConfigurable,
  optionUnknown,
  optionsMissing,
  optionsRepeated,
  quantityInvalid,
  skuAlike,
  skuInvalid,
  skuRepeated,
  skuTaken,
  sourceUnknown,
  stockNotAllowed,
  textInvalid,
  variantMissing,
  variantsNotAllowed,
  weightInvalid,
  weightNotAllowed,
} from '#plugins/catalogue/errors'
import { AlikeSkus } from '#plugins/catalogue/services/upsert/alike_skus'
import { isStorable } from '#plugins/catalogue/services/upsert/attribute_values'
import { isWhole } from '#plugins/catalogue/services/upsert/numbers'
import { isShipped, ownsStock } from '#plugins/catalogue/services/upsert/product_kinds'
import { planPrices } from '#plugins/catalogue/services/upsert/plan_prices'
import { emptyVariant, type VariantState } from '#plugins/catalogue/services/upsert/product_state'
import type { VariantInput } from '#plugins/catalogue/services/upsert/product_input'
import type { PlanContext, ProductPlan } from '#plugins/catalogue/services/upsert/plan'

const HEAVIEST = 2_000_000_000

/** A SKU or product code: 1 to 64 characters without separators of lists or spaces around it. */
export function isKey(text: string): boolean {
  return text.length > 0 && text.length <= 64 && text === text.trim() && isStorable(text) && !/[|\n\r\t]/.test(text)
}

/** Applies the variants of an input: by SKU, those not named are kept. */
export function planVariants(plan: ProductPlan, context: PlanContext): void {
  const { input, next, errors } = plan
  const removed = new Set(input.removedVariants ?? [])
  next.variants = next.variants.filter(({ sku }) => !removed.has(sku))
  const seen = new Set<string>()
  const alike = new AlikeSkus()
  for (const [index, variant] of input.variants.entries()) {
    const field = `variants.${index}`
    const other = alikeOf(plan, context, variant, { removed, alike })
    if (!isKey(variant.sku)) errors.push(skuInvalid({ sku: variant.sku.slice(0, 64) }, `${field}.sku`))
    else if (seen.has(variant.sku)) errors.push(skuRepeated({ sku: variant.sku }, `${field}.sku`))
    else if (isForeign(plan, context, variant.sku)) errors.push(skuTaken({ sku: variant.sku }, `${field}.sku`))
    else {
      if (other !== null) errors.push(skuAlike({ sku: variant.sku, other }, `${field}.sku`))
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

/** What a new SKU differs from by case alone, in the shop or among the variants before it. */
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
  if (input.barcode !== undefined) variant.barcode = input.barcode?.trim() || null
  if (variant.barcode !== null && (!isStorable(variant.barcode) || variant.barcode.length > 64)) {
    plan.errors.push(textInvalid({ field: 'barcode' }, `${field}.barcode`))
  }
  planWeight(plan, variant, input, field)
  planPrices(plan, context, variant, input, field)
  planStock(plan, context, variant, input, field)
  planVariantOptions(plan, context, variant, input, field)
}

/** Another SKU for the same thing. One that another variant bears is not free before that one has gone. */
function renameVariant({ next, errors }: ProductPlan, variant: VariantState, sku: string, field: string): void {
  if (next.variants.some((other) => other.sku === sku)) {
    errors.push(skuRepeated({ sku }, `${field}.sku`))
    return
  }
  next.media = next.media.map((medium) => (medium.variant === variant.sku ? { ...medium, variant: sku } : medium))
  variant.sku = sku
}

/** What is not sent weighs nothing. */
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
    const told = Object.entries(stock).find(([, quantity]) => (quantity ?? 0) > 0)
    if (told) errors.push(stockNotAllowed({}, `${field}.stock.${told[0]}`))
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
    // A count is a fact: less may be there than is promised.
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
      if (option === null) errors.push(optionUnknown({ attribute: code, value: given }, name))
      else variant.options[code] = option
    }
  }
}

/** Which attributes tell the variants apart, and whether they do. */
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
