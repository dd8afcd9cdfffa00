import type { RuleAction } from '#plugins/marketing/contracts/rule_action'
import type { SegmentCondition } from '#plugins/marketing/contracts/segment_condition'
import type { RuleCondition } from '#plugins/marketing/contracts/rule_condition'

declare module '#core/plugin/extension_points' {
  interface ExtensionPoints {
    /** What cart rules can give: the reduction of lines, gifts, free delivery. Amounts are gross minor units. */
    'marketing.actions': RuleAction
    /** What campaigns can ask about subscribers: a field in the form, and its SQL. */
    'marketing.segments': SegmentCondition
    /** What cart rules can ask about a cart or its lines: fields in the form, and whether a cart meets them. */
    'marketing.conditions': RuleCondition
  }
}
