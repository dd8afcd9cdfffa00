import type { CartRule } from '#plugins/marketing/rules/cart_rule'

/** What a catalogue rule does to a price. */
export const CATALOG_KINDS = ['by_percent', 'by_fixed', 'to_fixed', 'to_percent'] as const

export type CatalogKind = (typeof CATALOG_KINDS)[number]

/** Kinds with a percentage; the others have an amount. */
export const OF_PERCENT: readonly CatalogKind[] = ['by_percent', 'to_percent']

/** What reduces the prices of products, as staff edit it. An empty list means all. */
export interface CatalogRule extends Pick<
  CartRule,
  | 'id'
  | 'name'
  | 'description'
  | 'isActive'
  | 'startsOn'
  | 'startsTime'
  | 'endsOn'
  | 'endsTime'
  | 'channels'
  | 'groups'
  | 'stopsOthers'
  | 'priority'
  | 'conditions'
  | 'version'
> {
  kind: CatalogKind
  /** In basis points; null: it has an amount. */
  percent: number | null
  /** In the base currency of the channel; null: it has a percentage. */
  amount: number | null
}

/** What prices depend on. */
export type PricingRule = Omit<CatalogRule, 'name' | 'description' | 'version'>

/** Rules apply one after the other in this order. */
export const inOrder = (one: PricingRule, other: PricingRule) => one.priority - other.priority || one.id - other.id
