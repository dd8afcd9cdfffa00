import { insertRow } from '#core/database/insert_rows'
import { queryRows } from '#core/database/query_rows'
import { discountGone, limitReached } from '#plugins/marketing/errors'
import { normaliseCode } from '#plugins/marketing/rules/find_coupons'
import type { Redeeming } from '#plugins/sales/index'
import type { Transaction } from '#core/database/store'

/** A rule that an order used, with the code that the customer typed for it. */
export interface Use {
  ruleId: number
  code: string | null
  /** What it took off, in the base currency. */
  amount: number
}

/** The uses of one order. A guest has no limit per customer. */
interface OrderUses extends Redeeming {
  uses: readonly Use[]
  now: string
}

interface CountedRule {
  id: number
  uses_per_customer: number | null
}

interface CountedBudget extends CountedRule {
  is_within_budget: number | boolean
  has_budget: number | boolean
}

interface CountedCoupon extends CountedRule {
  is_within_limit: number | boolean
}

interface Counted {
  rule: CountedBudget | null
  coupon: CountedCoupon | null
}

/**
 * Counts the uses of an order in its transaction. The statement that counts a use also locks the row of the rule or
 * coupon. If two orders want the last use, the second waits for the first and is then refused. Rules are locked in the
 * order of their ids, so that two orders cannot deadlock. An order whose price was promised is never refused: limits are
 * not checked, and a rule or coupon that was deleted meanwhile is not counted.
 * Returns the rules that have a budget.
 * @throws discountGone, limitReached
 */
export async function redeemUses(trx: Transaction, order: OrderUses): Promise<number[]> {
  const budgeted: number[] = []
  const { orderId, customerId, isPromised, now } = order
  const inOrder = order.uses.toSorted((one, other) => one.ruleId - other.ruleId)
  for (const { ruleId, code, amount } of inOrder) {
    const rule = await countRuleUse(trx, ruleId, amount)
    const coupon = rule && code !== null ? await countCouponUse(trx, ruleId, code) : null
    if (!isPromised) await checkLimits(trx, { rule, coupon }, { customerId, code })
    if (!rule) continue
    if (rule.has_budget) budgeted.push(ruleId)
    await insertRow(trx, 'marketing_uses', {
      order_id: orderId,
      rule_id: ruleId,
      coupon_id: coupon?.id ?? null,
      customer_id: customerId,
      used_at: now,
      amount,
    })
  }
  return budgeted
}

/** Checks the limits after counting. If it throws, the transaction is rolled back with the counts. */
async function checkLimits(
  trx: Transaction,
  { rule, coupon }: Counted,
  { customerId, code }: { customerId: number | null; code: string | null }
): Promise<void> {
  if (!rule || (code !== null && !coupon)) throw discountGone()
  if (!rule.is_within_budget || (coupon && !coupon.is_within_limit)) throw limitReached({}, 'code')
  if (customerId === null) return
  await checkCustomerLimit(trx, 'rule_id', rule, customerId)
  if (coupon) await checkCustomerLimit(trx, 'coupon_id', coupon, customerId)
}

/** Null: the rule was deleted. */
async function countRuleUse(trx: Transaction, id: number, amount: number): Promise<CountedBudget | null> {
  const [rule] = await queryRows<CountedBudget>(
    trx,
    `update marketing_cart_rules set times_used = times_used + 1, money_given = money_given + ? where id = ?
     returning id, uses_per_customer, (most_uses is not null or most_money is not null) as has_budget,
       ((most_uses is null or times_used <= most_uses) and (most_money is null or money_given <= most_money)) as is_within_budget`,
    [amount, id]
  )
  return rule ?? null
}

/** Null: the coupon was deleted. */
async function countCouponUse(trx: Transaction, ruleId: number, code: string): Promise<CountedCoupon | null> {
  const [coupon] = await queryRows<CountedCoupon>(
    trx,
    `update marketing_coupons set times_used = times_used + 1 where code = ? and rule_id = ?
     returning id, uses_per_customer, (usage_limit is null or times_used <= usage_limit) as is_within_limit`,
    [normaliseCode(code), ruleId]
  )
  return coupon ?? null
}

async function checkCustomerLimit(
  trx: Transaction,
  column: 'rule_id' | 'coupon_id',
  { id, uses_per_customer: limit }: CountedRule,
  customerId: number
): Promise<void> {
  if (limit === null) return
  const [row] = await queryRows<{ uses: number }>(
    trx,
    `select count(*) as uses from marketing_uses where ${column} = ? and customer_id = ?`,
    [id, customerId]
  )
  if (Number(row?.uses ?? 0) >= limit) throw limitReached({}, 'code')
}

/**
 * Subtracts the uses of an order again. A second call changes nothing, because the first deletes the uses. Returns the rules that
 * have a budget.
 */
export async function giveBackUses(trx: Transaction, orderId: number): Promise<number[]> {
  const deleted = await queryRows<{ rule_id: number; coupon_id: number | null; amount: number | string }>(
    trx,
    'delete from marketing_uses where order_id = ? returning rule_id, coupon_id, amount',
    [orderId]
  )
  const inOrder = deleted.toSorted((one, other) => Number(one.rule_id) - Number(other.rule_id))
  const budgeted: number[] = []
  for (const { rule_id: rule, coupon_id: coupon, amount } of inOrder) {
    const [row] = await queryRows<{ has_budget: number | boolean }>(
      trx,
      `update marketing_cart_rules set times_used = times_used - 1, money_given = money_given - ? where id = ?
       returning (most_uses is not null or most_money is not null) as has_budget`,
      [Number(amount), rule]
    )
    if (row?.has_budget) budgeted.push(Number(rule))
    if (coupon === null) continue
    await queryRows(trx, 'update marketing_coupons set times_used = times_used - 1 where id = ?', [coupon])
  }
  return budgeted
}
