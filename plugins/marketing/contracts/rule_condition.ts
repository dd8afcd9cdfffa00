import type { AskedCart, JudgedCart, Lack, Once, PartWords } from '#plugins/marketing/contracts/rule_part'
import type { DiscountableLine } from '#plugins/sales/index'
import type { Fields, ValuesOf } from '#core/fields/field'

/** Values of fields in words, by name. */
export type ShownValues<All extends Fields> = { [Name in keyof All]: string }

/**
 * A condition of cart rules, contributed to `marketing.conditions` by its name. Its form is made of its fields. It is judged
 * for the cart (`cart`), or for each line (`line`): a discount is given for the lines that meet the conditions.
 */
export interface RuleCondition<All extends Fields = Fields, Facts = unknown> extends PartWords<ShownValues<All>> {
  level: 'cart' | 'line'
  /**
   * Whether it can be asked of a product alone, as catalogue rules do: it looks at nothing but the line, whose quantity is 1
   * and whose price is the product's own.
   */
  ofProduct?: true
  /** What staff fill in. No field is translated. */
  fields: All
  /** Reads what it needs to know of a cart: once a cart, however many rules ask. */
  load?(cart: AskedCart, once: Once): Promise<Facts>
  /**
   * Whether it is met. Null: nobody knows yet, such as before there is an address. It is then not met, and neither is its
   * opposite. A condition of the cart is told its first line and must not look at it.
   */
  judge(values: ValuesOf<All>, about: { cart: JudgedCart; line: DiscountableLine; facts: Facts }): boolean | null
  /** What an unmet one lacks; null: nothing that a shopper could add. */
  lack?(values: ValuesOf<All>, about: { cart: JudgedCart; facts: Facts }): Lack | null
}

/** Declares a condition with the types of its values and facts. */
export function condition<const All extends Fields, Facts = null>(one: RuleCondition<All, Facts>): RuleCondition {
  // Rules look conditions up by name and give each its own values and facts.
  return one as unknown as RuleCondition
}
