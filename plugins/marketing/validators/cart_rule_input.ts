import type { CartRuleInput } from '#plugins/marketing/rules/cart_rule_form'
import type { Infer } from '@vinejs/vine/types'
import type { storeCartRule } from '#plugins/marketing/validators/cart_rule_validator'

/** What a form sent as a rule: what is left out means all, or without limit. */
export function cartRuleInput(sent: Infer<typeof storeCartRule>): CartRuleInput {
  const { name, label, isActive, kind, channels = [], groups = [], priority = 0 } = sent
  const { match = 'all', list = [] } = sent.conditions ?? {}
  return {
    name,
    label,
    isActive,
    kind,
    channels,
    groups,
    priority,
    description: sent.description ?? '',
    startsOn: sent.startsOn ?? null,
    endsOn: sent.endsOn ?? null,
    amount: sent.amount ?? 0,
    mostPieces: sent.mostPieces ?? null,
    onShipping: sent.onShipping ?? false,
    freeShipping: sent.freeShipping ?? false,
    stopsOthers: sent.stopsOthers ?? false,
    needsCode: sent.needsCode ?? false,
    code: sent.code || null,
    usageLimit: sent.usageLimit ?? null,
    usesPerCustomer: sent.usesPerCustomer ?? null,
    conditions: { match, list: list.map((one) => ({ ...one, attribute: one.attribute ?? '' })) },
  }
}
