// Other plugins enter discounts here: they bring conditions to `marketing.conditions` and actions to `marketing.actions`.
export { action, type ActionOn, type Given, type RuleAction } from '#plugins/marketing/contracts/rule_action'
export { condition, type RuleCondition, type ShownValues } from '#plugins/marketing/contracts/rule_condition'
export type { AskedCart, JudgedCart, Lack, Once, ReachedLine } from '#plugins/marketing/contracts/rule_part'
