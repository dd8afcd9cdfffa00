import app from '@adonisjs/core/services/app'
import { CachedValue } from '#core/database/cached_value'
import { ReadResource } from '#core/resources/read_resource'
import type cartRules from '#plugins/marketing/resources/cart_rules'
import type { CartRule } from '#plugins/marketing/rules/cart_rule'
import type { Store } from '#core/database/store'

const RULES = new CachedValue<readonly CartRule[]>(['marketing.cart_rules'], async () => {
  const rows = await app.container.make(ReadResource)
  return rows.select<typeof cartRules>('marketing.cart_rules', 'order by priority, id')
})

/** All rules in their order, held in memory until one of them changes. */
export function cartRulesOf(store: Store): Promise<readonly CartRule[]> {
  return RULES.of(store)
}
