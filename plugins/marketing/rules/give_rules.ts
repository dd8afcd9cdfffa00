import { judgeConditions } from '#plugins/marketing/rules/judge_conditions'
import { judgedCart, judgePart, type Question } from '#plugins/marketing/rules/judge_cart'
import type { CartRule, HeldRule } from '#plugins/marketing/rules/cart_rule'
import type { DiscountableShipping } from '#plugins/sales/index'
import type { Given, RuleAction } from '#plugins/marketing/contracts/rule_action'
import type { JudgedCart, ReachedLine } from '#plugins/marketing/contracts/rule_part'

/** What a rule makes of a cart. Amounts in the cart's money. */
export interface JudgedRule {
  rule: HeldRule
  /** The cart as its conditions saw it. */
  cart: JudgedCart
  /** Lines that meet its conditions and that no earlier rule closed, with what was left of them. */
  lines: readonly ReachedLine[]
  /** Keys of lines that an earlier rule closed. */
  closed: readonly string[]
  perLine: Record<string, number>
  shipping: number
  freeShipping: boolean
  /** It would give more than is left of its budget. */
  isOverBudget: boolean
}

/** What earlier rules left. */
interface Rest {
  left: Map<string, number>
  closed: Set<string>
  shipping: DiscountableShipping | null
}

/**
 * Goes through the rules in their order: each is given for the lines whose conditions are met, off what the earlier ones
 * left of them. A rule that stops others keeps later ones off its lines.
 */
export function judgeRules(
  rules: readonly HeldRule[],
  question: Question,
  shipping: DiscountableShipping | null
): JudgedRule[] {
  const left = new Map(question.cart.lines.map((line) => [line.key, line.unitAmount * line.quantity]))
  const rest: Rest = { left, closed: new Set(), shipping: shipping && { ...shipping } }
  return rules.map((rule) => {
    const judged = judgeRule(rule, question, rest, shipping)
    for (const [key, amount] of Object.entries(judged.perLine)) left.set(key, (left.get(key) ?? 0) - amount)
    if (rest.shipping) rest.shipping.amount -= judged.shipping
    if (rule.stopsOthers && isGiven(judged)) for (const { key } of judged.lines) rest.closed.add(key)
    return judged
  })
}

/** Whether a rule gives anything. */
export const isGiven = ({ perLine, shipping, freeShipping }: JudgedRule) =>
  shipping > 0 || freeShipping || Object.keys(perLine).length > 0

function judgeRule(
  rule: HeldRule,
  question: Question,
  { left, closed, shipping }: Rest,
  chosen: DiscountableShipping | null
): JudgedRule {
  const action = question.parts.actions.get(rule.kind)
  const all = question.cart.lines.map((line) => ({ ...line, left: left.get(line.key) ?? 0 }))
  const counted = countedLines(action, rule, all)
  const cart = judgedCart(question, counted, chosen)
  const lines = counted.filter((line) => {
    if (closed.has(line.key)) return false
    return judgeConditions(rule.conditions, (part) => judgePart(part, question, { cart, line })) === true
  })
  const open = all.filter(({ key }) => !closed.has(key))
  const given =
    action && lines.length > 0
      ? action.give(rule.settings, {
          lines: withoutMoney(lines),
          all: open,
          shipping,
          convert: (amount) => question.rates.toPaid(amount),
        })
      : {}
  const taken = withinRest(given, { left, closed, shipping })
  const isOver = isOverBudget(rule, taken, question)
  return { rule, cart, lines, closed: [...closed], isOverBudget: isOver, ...(isOver ? NOTHING : taken) }
}

/** The lines that an action may reduce: a voucher counts for conditions, and is worth what it says. */
export const withoutMoney = (lines: readonly ReachedLine[]) => lines.filter(({ isMoney }) => !isMoney)

const NOTHING = { perLine: {}, shipping: 0, freeShipping: false }

/** A rule that may only give so much money gives nothing rather than a part. */
function isOverBudget(
  { mostMoney, moneyGiven }: HeldRule,
  { perLine, shipping }: { perLine: Record<string, number>; shipping: number },
  { rates }: Question
): boolean {
  if (mostMoney === null) return false
  const taken = rates.toBase(Object.values(perLine).reduce((sum, amount) => sum + amount, shipping))
  return taken === null || moneyGiven + taken > mostMoney
}

/** The lines without the pieces that the action itself gives away. */
function countedLines(action: RuleAction | undefined, rule: CartRule, all: readonly ReachedLine[]): ReachedLine[] {
  const aside = action?.setAside?.(rule.settings, all) ?? {}
  return all.flatMap((line) => {
    const quantity = line.quantity - (aside[line.key] ?? 0)
    return quantity > 0 ? [{ ...line, quantity }] : []
  })
}

/** Whatever an action says: whole amounts, nothing below zero, nothing off a line that is closed. */
function withinRest({ perLine = {}, shipping = 0, freeShipping = false }: Given, rest: Rest) {
  const within = (amount: number, most: number) => Math.max(0, Math.min(Math.round(amount), most))
  const off = Object.entries(perLine).flatMap(([key, amount]) => {
    const taken = rest.closed.has(key) ? 0 : within(amount, rest.left.get(key) ?? 0)
    return taken > 0 ? [[key, taken] as const] : []
  })
  return {
    perLine: Object.fromEntries(off),
    shipping: within(shipping, rest.shipping?.amount ?? 0),
    freeShipping,
  }
}
