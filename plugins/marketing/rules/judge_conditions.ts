import { isGroup, type Conditions, type RulePart } from '#plugins/marketing/rules/cart_rule'

/** Whether a condition is met. Null: nobody knows yet. */
export type JudgePart = (part: RulePart) => boolean | null

/**
 * Whether conditions are met; none at all always are. What is not known yet meets nothing, and its opposite neither: the
 * answer is then unknown as well, unless what is known decides.
 */
export function judgeConditions(node: Conditions | RulePart, judge: JudgePart): boolean | null {
  if (!isGroup(node)) return judge(node)
  if (node.list.length === 0) return true
  const found = node.list.map((one) => judgeConditions(one, judge))
  if (node.match === 'all') return found.includes(false) ? false : found.includes(null) ? null : true
  const isAny = found.includes(true) ? true : found.includes(null) ? null : false
  return node.match === 'any' || isAny === null ? isAny : !isAny
}
