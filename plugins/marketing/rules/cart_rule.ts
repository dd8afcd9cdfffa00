import type { Label } from '#core/i18n/label'

/** A condition or an action with the values of its fields. */
export interface RulePart {
  /** Name of its contribution: `marketing.subtotal`. */
  kind: string
  values: Record<string, unknown>
}

/** How many of a group must be met. */
export const MATCHES = ['all', 'any', 'none'] as const

export type Match = (typeof MATCHES)[number]

/** Conditions, and groups of them. A rule without any applies always. */
export interface Conditions {
  match: Match
  list: (Conditions | RulePart)[]
}

export const isGroup = (node: Conditions | RulePart): node is Conditions => 'match' in node && Array.isArray(node.list)

/** The conditions of a group, however deep. */
export function partsIn({ list }: Conditions): RulePart[] {
  return list.flatMap((node) => (isGroup(node) ? partsIn(node) : [node]))
}

/** A cart rule as staff edit it. An empty list means all. */
export interface CartRule {
  id: number
  /** Shown to staff only. */
  name: string
  description: string
  /** Shown to customers. */
  label: Label
  isActive: boolean
  /** `2027-01-01`, in the time zone of the shop; null: no start. */
  startsOn: string | null
  /** `18:00` of the first day; null: from its beginning. */
  startsTime: string | null
  /** Last day, inclusive; null: no end. */
  endsOn: string | null
  /** `18:00` of the last day; null: to its end. */
  endsTime: string | null
  channels: string[]
  /** Codes of customer groups; `guest` for guests. */
  groups: string[]
  /** What it gives: a contribution to `marketing.actions`. */
  kind: string
  /** Values of its fields. Amounts are in the base currency of the channel. */
  settings: Record<string, unknown>
  /** Whether later rules skip the lines that this rule discounted. */
  stopsOthers: boolean
  needsCode: boolean
  /** Maximum number of orders per customer; null: no limit. */
  usesPerCustomer: number | null
  /** Maximum number of orders in all; null: no limit. */
  mostUses: number | null
  /** Most money that it may take off in all, in the base currency; null: no limit. */
  mostMoney: number | null
  /** Rules apply in ascending order. */
  priority: number
  conditions: Conditions
  version: number
}

/** A rule as carts are judged by it, with what it has given so far. */
export interface HeldRule extends CartRule {
  timesUsed: number
  /** In the base currency. */
  moneyGiven: number
}

/** The code that was typed on a rule. */
export interface PrimaryCoupon {
  /** In capitals; null: it has only codes that were made for it, or none. */
  code: string | null
  usageLimit: number | null
}

/** A rule as its form edits it. */
export type CartRuleForm = HeldRule & PrimaryCoupon & { coupons: number }

/** What its form sends. */
export type CartRuleInput = Omit<CartRule, 'id' | 'version'> & PrimaryCoupon
