import app from '@adonisjs/core/services/app'
import { CachedValue } from '#core/database/cached_value'
import { ReadResource } from '#core/resources/read_resource'
import type cartRules from '#plugins/marketing/resources/cart_rules'
import type { HeldRule } from '#plugins/marketing/rules/cart_rule'
import type { Store } from '#core/database/store'

const RULES = new CachedValue<readonly HeldRule[]>(['marketing.cart_rules'], async (reader) => {
  const read = await app.container.make(ReadResource)
  const rules = await read.select<typeof cartRules>('marketing.cart_rules', 'order by priority, id')
  const used = await reader.all<{ id: number; times_used: number; money_given: number }>(
    `select id, times_used, money_given from marketing_cart_rules
     where most_uses is not null or most_money is not null`
  )
  const given = new Map(used.map((row) => [Number(row.id), row]))
  return rules.map((rule) => {
    const row = given.get(rule.id)
    return { ...rule, timesUsed: row?.times_used ?? 0, moneyGiven: Number(row?.money_given ?? 0) }
  })
})

/** All rules in their order, held in memory until one of them changes. What they gave is read of those with a budget. */
export function cartRulesOf(store: Store): Promise<readonly HeldRule[]> {
  return RULES.of(store)
}
