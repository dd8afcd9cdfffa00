import { readInstant } from '#core/time/instant'
import {
  groupUnknown,
  priceInvalid,
  priceNotAllowed,
  specialDates,
  specialTooHigh,
  tierInvalid,
  tierRepeated,
  tierTooHigh,
} from '#plugins/catalogue/prices/errors'
import { valueRequired } from '#plugins/catalogue/errors'
import { isWhole } from '#plugins/catalogue/products/upsert/numbers'
import { ownsPrice } from '#plugins/catalogue/products/upsert/product_kinds'
import type { PlanContext, ProductPlan } from '#plugins/catalogue/products/upsert/plan'
import type { PriceState, VariantState } from '#plugins/catalogue/products/upsert/product_state'
import type { VariantInput } from '#plugins/catalogue/products/upsert/product_input'
import type { VariantPriceInput } from '#plugins/catalogue/products/upsert/price_input'

const HIGHEST_PRICE = 1_000_000_000_000
const HIGHEST_QUANTITY = 1_000_000
const WHOLE = 10_000

/** Applies the price of a variant, its special price, and its prices by group and quantity. */
export function planPrices(
  plan: ProductPlan,
  context: PlanContext,
  variant: VariantState,
  input: VariantInput,
  field: string
): void {
  if (!ownsPrice(plan.next)) return planNoPrice(plan, variant, input, field)
  planPrice(plan, variant, input, field)
  planTiers(plan, context, variant, input, field)
}

/** Clears the prices of a variant whose price is made by its parts, and refuses given ones. */
function planNoPrice({ errors }: ProductPlan, variant: VariantState, input: VariantInput, field: string): void {
  const { price, specialPrice, prices, groupPrices = {}, tiers = {} } = input
  const hasPrice = [price, specialPrice].some((amount) => amount !== undefined && amount !== null && amount > 0)
  const lists = [...Object.values(groupPrices), ...Object.values(tiers).map((list) => list?.[0]), prices?.[0]]
  if (hasPrice || lists.some(Boolean)) errors.push(priceNotAllowed({}, `${field}.price`))
  Object.assign(variant, { price: 0, specialPrice: null, specialFrom: null, specialTo: null, prices: [] })
}

function planPrice({ errors }: ProductPlan, variant: VariantState, input: VariantInput, field: string): void {
  if (input.price !== undefined) variant.price = input.price ?? -1
  if (input.specialPrice !== undefined) variant.specialPrice = input.specialPrice
  if (input.specialFrom !== undefined) variant.specialFrom = input.specialFrom || null
  if (input.specialTo !== undefined) variant.specialTo = input.specialTo || null
  const { price, specialPrice, specialFrom, specialTo } = variant
  if (price === -1) errors.push(valueRequired({ field: 'price' }, `${field}.price`))
  else if (!isWhole(price, HIGHEST_PRICE)) errors.push(priceInvalid({}, `${field}.price`))
  if (specialPrice !== null) {
    if (!isWhole(specialPrice, HIGHEST_PRICE)) errors.push(priceInvalid({}, `${field}.specialPrice`))
    else if (price >= 0 && specialPrice >= price) errors.push(specialTooHigh({}, `${field}.specialPrice`))
  }
  const unreadable = [specialFrom, specialTo].some((at) => at !== null && !isInstant(at))
  if (unreadable || (specialFrom !== null && specialTo !== null && specialTo <= specialFrom)) {
    errors.push(specialDates({}, `${field}.specialTo`))
  }
}

function isInstant(text: string): boolean {
  try {
    return readInstant(text).isValid
  } catch {
    return false
  }
}

interface RequestedPrice extends PriceState {
  /** Path in the input, for errors. */
  field: string
}

function planTiers(
  { errors }: ProductPlan,
  { definitions: { groups } }: PlanContext,
  variant: VariantState,
  input: VariantInput,
  field: string
): void {
  const requested = requestedPrices(variant, input, field)
  const storedGroups = new Set(variant.prices.map(({ group }) => group))
  const seen = new Set<string>()
  for (const { group, quantity, amount, percent, field: at } of requested) {
    const key = `${group} ${quantity}`
    const isQuantity = isWhole(quantity, HIGHEST_QUANTITY) && quantity >= (group === '' ? 2 : 1)
    const isAmount = amount !== null && percent === null && isWhole(amount, HIGHEST_PRICE)
    const isPercent = percent !== null && amount === null && isWhole(percent, WHOLE) && percent > 0
    const isKnown = group === '' || groups.has(group) || storedGroups.has(group)
    if (!isKnown) errors.push(groupUnknown({ group }, at))
    else if (!isQuantity || !(isAmount || isPercent)) errors.push(tierInvalid({}, at))
    else if (seen.has(key)) errors.push(tierRepeated({ quantity }, at))
    else if (amount !== null && variant.price >= 0 && amount >= variant.price) errors.push(tierTooHigh({}, at))
    seen.add(key)
  }
  variant.prices = requested
    .map(({ group, quantity, amount, percent }) => ({ group, quantity, amount, percent }))
    .sort((one, other) => (one.group < other.group ? -1 : one.group > other.group ? 1 : one.quantity - other.quantity))
}

/** The prices by group and quantity that a variant has after the input. */
function requestedPrices({ prices }: VariantState, input: VariantInput, field: string): RequestedPrice[] {
  let requested: RequestedPrice[] = prices.map((price) => ({ ...price, field: fieldOf(field, price) }))
  if (input.prices !== undefined) {
    requested = (input.prices ?? []).map((price, index) => ({ ...stateOf(price), field: `${field}.prices.${index}` }))
  }
  for (const [group, price] of Object.entries(input.groupPrices ?? {})) {
    const at = `${field}.groupPrices.${group}`
    requested = requested.filter((one) => one.group !== group || one.quantity > 1)
    if (price) requested.push({ ...stateOf({ ...price, group, quantity: 1 }), field: at })
  }
  for (const [group, tiers] of Object.entries(input.tiers ?? {})) {
    const at = group === '' ? `${field}.tiers` : `${field}.tiers.${group}`
    requested = requested.filter((one) => one.group !== group || one.quantity === 1)
    for (const tier of tiers ?? []) requested.push({ ...stateOf({ ...tier, group }), field: at })
  }
  return requested
}

function fieldOf(field: string, { group, quantity }: PriceState): string {
  if (quantity === 1) return `${field}.groupPrices.${group}`
  return group === '' ? `${field}.tiers` : `${field}.tiers.${group}`
}

function stateOf({ group, quantity, amount, percent }: VariantPriceInput): PriceState {
  return { group: group ?? '', quantity, amount: amount ?? null, percent: percent ?? null }
}
