import type { DiscountableLine, DiscountableShipping } from '#plugins/sales/index'
import type { Fields, ValuesOf } from '#core/fields/field'
import type { Lack, PartWords, ReachedLine } from '#plugins/marketing/contracts/rule_part'
import type { ShownValues } from '#plugins/marketing/contracts/rule_condition'

/** What an action is given. */
export interface ActionOn {
  /** The lines that meet the conditions, without those that stand for money, such as vouchers. */
  lines: readonly ReachedLine[]
  /** Every line of the cart. */
  all: readonly ReachedLine[]
  /** Delivery with what earlier rules left of its cost; null: none is chosen, or known yet. */
  shipping: DiscountableShipping | null
  /** An amount of the books in the cart's money; null: there is no rate. */
  convert(amount: number): number | null
}

/** What an action takes off. Whatever it says, no line and no delivery costs less than nothing. */
export interface Given {
  /** By the keys of lines. */
  perLine?: Record<string, number>
  shipping?: number
  freeShipping?: boolean
}

/** Pieces of a product that cost nothing once they are in the cart. */
export interface OfferedPieces {
  productId: number
  pieces: number
}

/** What a cart rule gives, contributed to `marketing.actions` by its name. Its form is made of its fields. */
export interface RuleAction<All extends Fields = Fields> extends PartWords<ShownValues<All>> {
  fields: All
  give(values: ValuesOf<All>, on: ActionOn): Given
  /** What lines that meet the conditions lack before it gives anything; null: nothing. */
  lack?(values: ValuesOf<All>, lines: readonly ReachedLine[]): Lack | null
  /** Pieces that it would give for nothing and that are not in the cart yet. Asked when its conditions are met. */
  offers?(values: ValuesOf<All>, all: readonly DiscountableLine[]): OfferedPieces[]
  /** Pieces that conditions do not count, by the keys of lines: those that it gives away itself. */
  setAside?(values: ValuesOf<All>, all: readonly ReachedLine[]): Record<string, number>
}

/** Declares an action with the types of its values. */
export function action<const All extends Fields>(one: RuleAction<All>): RuleAction {
  // Rules look actions up by name and give each its own values.
  return one as unknown as RuleAction
}
