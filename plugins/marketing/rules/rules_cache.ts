import { CART_RULES, type CartRule } from '#plugins/marketing/rules/cart_rule'
import { CachedValue } from '#core/database/cached_value'
import { listRecords } from '#core/records/record_kind'
import type { Store } from '#core/database/store'

const RULES = new CachedValue<readonly CartRule[]>([CART_RULES.subject], (reader) =>
  listRecords(async (sql, values = []) => reader.all(sql, values), CART_RULES)
)

/** All rules in their order, held in memory until one of them changes. */
export function cartRulesOf(store: Store): Promise<readonly CartRule[]> {
  return RULES.of(store)
}
