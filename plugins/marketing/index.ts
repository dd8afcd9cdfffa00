// Other plugins enter discounts and campaigns here: they bring to `marketing.conditions`, `marketing.actions` and `marketing.segments`.
export { action, type ActionOn, type Given, type RuleAction } from '#plugins/marketing/contracts/rule_action'
export { condition, type RuleCondition, type ShownValues } from '#plugins/marketing/contracts/rule_condition'
export type { AskedCart, JudgedCart, Lack, Once, ReachedLine } from '#plugins/marketing/contracts/rule_part'
export {
  segment,
  type SegmentAsk,
  type SegmentCondition,
  type SegmentSql,
} from '#plugins/marketing/contracts/segment_condition'
