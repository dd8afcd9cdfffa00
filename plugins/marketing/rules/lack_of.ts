import { isGroup, type Conditions, type RulePart } from '#plugins/marketing/rules/cart_rule'
import { isGiven, withoutMoney, type JudgedRule } from '#plugins/marketing/rules/give_rules'
import { judgeConditions } from '#plugins/marketing/rules/judge_conditions'
import { judgePart, type Question } from '#plugins/marketing/rules/judge_cart'
import type { DiscountableLine } from '#plugins/sales/index'
import type { Lack } from '#plugins/marketing/contracts/rule_part'

/** What a cart lacks for a rule, where that is one amount or one number of pieces; null: nothing, or more than that. */
export function lackOfRule(judged: JudgedRule, question: Question): Lack | null {
  if (isGiven(judged) || judged.isOverBudget) return null
  const { rule, cart, lines } = judged
  if (lines.length > 0) {
    return question.parts.actions.get(rule.kind)?.lack?.(rule.settings, withoutMoney(lines)) ?? null
  }
  const open = cart.lines.filter(({ key }) => !judged.closed.includes(key))
  const lacks = open.map((line) => lackOfNode(rule.conditions, judged, question, line))
  return closest(lacks.filter((one): one is Lack => one !== null && one !== 'met'))
}

/** The one with the greatest part there already. */
export function closest<One extends Pick<Lack, 'share'>>(lacks: readonly One[]): One | null {
  return lacks.reduce<One | null>((best, one) => (best === null || one.share > best.share ? one : best), null)
}

function lackOfNode(
  node: Conditions | RulePart,
  judged: JudgedRule,
  question: Question,
  line: DiscountableLine
): Lack | 'met' | null {
  const { cart } = judged
  if (judgeConditions(node, (part) => judgePart(part, question, { cart, line })) === true) return 'met'
  if (!isGroup(node)) {
    const { parts, facts } = question
    return parts.conditions.get(node.kind)?.lack?.(node.values, { cart, facts: facts.get(node.kind) }) ?? null
  }
  if (node.match === 'none') return null
  const unmet = node.list.map((one) => lackOfNode(one, judged, question, line)).filter((one) => one !== 'met')
  if (node.match === 'any') return closest(unmet.filter((one): one is Lack => one !== null))
  // Of several that are unmet none alone is enough.
  return unmet.length === 1 ? (unmet[0] ?? null) : null
}
