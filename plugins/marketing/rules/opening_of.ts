import { findCoupons, ownRuleUses } from '#plugins/marketing/rules/find_coupons'
import type { AskedCart } from '#plugins/marketing/contracts/rule_part'
import type { HeldRule } from '#plugins/marketing/rules/cart_rule'
import type { Opening } from '#plugins/marketing/rules/open_rules'
import type { Store } from '#core/database/store'

/** What decides which rules are open to a cart now. Two statements at most. */
export async function openingOf<Cart extends AskedCart>(
  store: Store,
  rules: readonly HeldRule[],
  cart: Cart,
  codes: readonly string[]
): Promise<Opening & { cart: Cart }> {
  const counted = rules.filter(({ isActive, usesPerCustomer }) => isActive && usesPerCustomer !== null)
  const coupons = await findCoupons(store, codes, cart.customerId)
  const ids = counted.map(({ id }) => id)
  return { cart, codes, coupons, ownUses: await ownRuleUses(store, ids, cart.customerId), now: cart.now }
}
