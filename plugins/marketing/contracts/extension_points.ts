import type { RuleAction } from '#plugins/marketing/contracts/rule_action'
import type { SegmentCondition } from '#plugins/marketing/contracts/segment_condition'
import type { RuleCondition } from '#plugins/marketing/contracts/rule_condition'

declare module '#core/plugin/extension_points' {
  interface ExtensionPoints {
    /** What cart rules can give. */
    'marketing.actions': RuleAction
    /** What campaigns can ask about subscribers. */
    'marketing.segments': SegmentCondition
    /** What cart rules can ask about a cart or its lines. */
    'marketing.conditions': RuleCondition
  }
}
