import { partsIn, type CartRule, type RulePart } from '#plugins/marketing/rules/cart_rule'
import type { AskedCart, JudgedCart } from '#plugins/marketing/contracts/rule_part'
import type { DiscountableLine, DiscountableShipping } from '#plugins/sales/index'
import type { LoadedParts } from '#plugins/marketing/rules/rule_parts'

/** Amounts between the money of the books and that of a cart; null: there is no rate. */
export interface Rates {
  toBase(amount: number): number | null
  toPaid(amount: number): number | null
}

/** A cart with all that its rules ask for. */
export interface Question {
  cart: AskedCart
  rates: Rates
  parts: LoadedParts
  /** What conditions read of the cart, by their names. */
  facts: ReadonlyMap<string, unknown>
}

/**
 * Reads what the conditions of these rules ask of a cart: once for each kind of condition, however many there are.
 * `shared`: what was read before, by the names that conditions share it under.
 */
export async function readFacts(
  cart: AskedCart,
  rules: readonly Pick<CartRule, 'conditions'>[],
  { conditions }: LoadedParts,
  shared: Map<string, Promise<unknown>> = new Map()
): Promise<Map<string, unknown>> {
  const kinds = new Set(rules.flatMap((rule) => partsIn(rule.conditions).map(({ kind }) => kind)))
  const once = <T>(name: string, read: () => Promise<T>): Promise<T> => {
    if (!shared.has(name)) shared.set(name, read())
    return shared.get(name) as Promise<T>
  }
  const facts = [...kinds].flatMap((kind) => {
    const read = conditions.get(kind)?.load?.(cart, once)
    return read ? [read.then((found) => [kind, found] as const)] : []
  })
  return new Map(await Promise.all(facts))
}

/** A cart with its sums; `lines`: those that count. */
export function judgedCart(
  { cart, rates }: Question,
  lines: readonly DiscountableLine[],
  shipping: DiscountableShipping | null
): JudgedCart {
  const sum = (of: (line: DiscountableLine) => number) => lines.reduce((total, line) => total + of(line), 0)
  return {
    ...cart,
    lines,
    shipping,
    subtotal: rates.toBase(sum(({ unitAmount, quantity }) => unitAmount * quantity)),
    quantity: sum(({ quantity }) => quantity),
    weight: sum(({ weight, quantity }) => (weight ?? 0) * quantity),
    inBooks: (amount) => rates.toBase(amount),
  }
}

/** Judges one condition. One that no plugin brings any more is met by nothing. */
export function judgePart(
  { kind, values }: RulePart,
  { parts, facts }: Question,
  about: { cart: JudgedCart; line: DiscountableLine }
): boolean | null {
  const condition = parts.conditions.get(kind)
  return condition ? condition.judge(values, { ...about, facts: facts.get(kind) }) : null
}
