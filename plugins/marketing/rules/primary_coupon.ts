import { codeTaken } from '#plugins/marketing/errors'
import { insertRow } from '#core/database/insert_rows'
import { queryRows } from '#core/database/query_rows'
import type { PrimaryCoupon } from '#plugins/marketing/rules/cart_rule'
import type { RunRows } from '#core/database/run_rows'
import type { Transaction } from '#core/database/store'

/** What coupons say of a rule. */
interface Counted extends PrimaryCoupon {
  id: number
  timesUsed: number | null
  moneyGiven: number | null
  coupons: number | null
}

interface Found {
  id: number
  times_used: number
  money_given: number | string
  code: string | null
  usage_limit: number | null
  coupons: number
}

/** Fills in the code that is typed on each rule, and how many codes and uses it has. */
export async function fillCoupons(rules: readonly Counted[], run: RunRows): Promise<void> {
  const found = await run<Found>(
    `select r.id, r.times_used, r.money_given, c.code, c.usage_limit,
       (select count(*) from marketing_coupons g where g.rule_id = r.id) as coupons
     from marketing_cart_rules r left join marketing_coupons c on c.rule_id = r.id and c.is_primary
     where r.id in (${rules.map(() => '?').join(', ')})`,
    rules.map(({ id }) => id)
  )
  for (const rule of rules) {
    const row = found.find(({ id }) => Number(id) === rule.id)
    rule.code = row?.code ?? null
    rule.usageLimit = row?.usage_limit ?? null
    rule.timesUsed = Number(row?.times_used ?? 0)
    rule.moneyGiven = Number(row?.money_given ?? 0)
    rule.coupons = Number(row?.coupons ?? 0)
  }
}

/** A code that was used keeps its count under its new name; without a code it goes, and its uses stay the rule's. */
export async function writePrimaryCoupon(
  trx: Transaction,
  { id, code, usageLimit }: PrimaryCoupon & { id: number },
  now: string
): Promise<void> {
  if (code === null) {
    await queryRows(trx, 'delete from marketing_coupons where rule_id = ? and is_primary', [id])
    return
  }
  const [taken] = await queryRows<{ rule_id: number; is_primary: number | boolean }>(
    trx,
    'select rule_id, is_primary from marketing_coupons where code = ?',
    [code]
  )
  if (taken && !(Number(taken.rule_id) === id && taken.is_primary)) throw codeTaken({ code }, 'code')
  const [changed] = await queryRows(
    trx,
    'update marketing_coupons set code = ?, usage_limit = ? where rule_id = ? and is_primary returning id',
    [code, usageLimit, id]
  )
  if (changed) return
  const coupon = { rule_id: id, code, is_primary: true, usage_limit: usageLimit, created_at: now }
  await insertRow(trx, 'marketing_coupons', coupon)
}
