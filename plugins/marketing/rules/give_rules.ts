import { allocateAmount, type DiscountableLine } from '#plugins/sales/index'
import { holdFor } from '#plugins/marketing/rules/judge_conditions'
import type { CartRule } from '#plugins/marketing/rules/cart_rule'
import type { JudgedCart } from '#plugins/marketing/rules/judged_cart'

/** What a rule gives for a cart. Amounts in the cart's money. */
export interface GivenRule {
  rule: CartRule
  perLine: Record<string, number>
  shipping: number
  freeShipping: boolean
}

/** Amounts of the books in the cart's money; null: there is no rate. */
export type Convert = (amount: number) => number | null

/**
 * Goes through the rules in their order: each is given for the lines whose conditions hold, off what the earlier ones
 * left of them. A rule that stops others keeps later ones off its lines. Rules that give nothing are left out.
 */
export function giveRules(
  rules: readonly CartRule[],
  cart: JudgedCart,
  { convert, shipping }: { convert: Convert; shipping: number }
): GivenRule[] {
  const left = new Map(cart.lines.map((line) => [line.key, line.unitAmount * line.quantity]))
  const closed = new Set<string>()
  let shippingLeft = shipping
  const given: GivenRule[] = []
  for (const rule of rules) {
    const lines = cart.lines.filter((line) => !closed.has(line.key) && holdFor(rule.conditions, cart, line))
    if (lines.length === 0) continue
    const perLine = offLines(rule, lines, left, convert)
    const off = rule.onShipping ? offShipping(rule, shippingLeft, convert) : 0
    const hasGiven = off > 0 || rule.freeShipping || Object.keys(perLine).length > 0
    if (!hasGiven) continue
    for (const [key, amount] of Object.entries(perLine)) left.set(key, (left.get(key) ?? 0) - amount)
    shippingLeft -= off
    if (rule.stopsOthers) for (const { key } of lines) closed.add(key)
    given.push({ rule, perLine, shipping: off, freeShipping: rule.freeShipping })
  }
  return given
}

/** What is taken off each line: never more than is left of it. Lines that nothing is taken off are not named. */
function offLines(
  rule: CartRule,
  lines: readonly DiscountableLine[],
  left: ReadonlyMap<string, number>,
  convert: Convert
): Record<string, number> {
  const reach = Object.fromEntries(lines.map((line) => [line.key, reachOf(rule, line, left.get(line.key) ?? 0)]))
  return Object.fromEntries(Object.entries(wanted(rule, lines, reach, convert)).filter(([, amount]) => amount > 0))
}

function wanted(
  { kind, amount, mostPieces }: CartRule,
  lines: readonly DiscountableLine[],
  reach: Record<string, number>,
  convert: Convert
): Record<string, number> {
  const whole = Object.values(reach).reduce((sum, one) => sum + one, 0)
  // Rounded once for all lines, and split so that the parts add up.
  if (kind === 'percent') return allocateAmount(portion(whole, amount), reach)
  if (kind === 'none') return {}
  const fixed = convert(amount)
  if (fixed === null) return {}
  if (kind === 'cart_fixed') return allocateAmount(Math.min(fixed, whole), reach)
  return Object.fromEntries(
    lines.map(({ key, quantity }) => [key, Math.min(fixed * pieces(quantity, mostPieces), reach[key] ?? 0)])
  )
}

/** What of a line a rule can reach: the pieces it is given for, as far as earlier rules left something. */
function reachOf({ mostPieces }: CartRule, { quantity, unitAmount }: DiscountableLine, left: number): number {
  return Math.min(left, pieces(quantity, mostPieces) * unitAmount)
}

const pieces = (quantity: number, most: number | null) => (most === null ? quantity : Math.min(quantity, most))

function offShipping({ kind, amount }: CartRule, left: number, convert: Convert): number {
  if (kind === 'percent') return portion(left, amount)
  return kind === 'none' ? 0 : Math.min(left, convert(amount) ?? 0)
}

const WHOLE = 10_000n

/** So many basis points of an amount, rounded half up; never more than all of it. */
function portion(amount: number, basisPoints: number): number {
  const points = BigInt(Math.min(basisPoints, Number(WHOLE)))
  return Number((BigInt(amount) * points * 2n + WHOLE) / (WHOLE * 2n))
}
