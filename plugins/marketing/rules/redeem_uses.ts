import { queryRows } from '#core/database/query_rows'
import { discountGone, limitReached } from '#plugins/marketing/errors'
import { writtenCode } from '#plugins/marketing/rules/find_coupons'
import type { Redeeming } from '#plugins/sales/index'
import type { Transaction } from '#core/database/store'

/** A rule that an order used, and the code that opened it. */
export interface Use {
  ruleId: number
  code: string | null
}

/** No limit per customer counts a guest. */
interface Redemption extends Redeeming {
  uses: readonly Use[]
  now: string
}

interface HeldRule {
  id: number
  uses_per_customer: number | null
}

interface HeldCoupon extends HeldRule {
  is_within: number | boolean
}

interface Held {
  rule: HeldRule | null
  coupon: HeldCoupon | null
}

/**
 * Counts the uses of an order in its transaction. Each rule and coupon is held by the statement that counts it, in the
 * order of their numbers: of two orders that want the last use, the second waits and is refused, unless its price was
 * promised. What is gone by then counts nothing for a promise.
 * @throws discountGone, limitReached
 */
export async function redeemUses(trx: Transaction, redemption: Redemption): Promise<void> {
  const { orderId, customerId, isPromised, now } = redemption
  const inOrder = redemption.uses.toSorted((one, other) => one.ruleId - other.ruleId)
  for (const { ruleId, code } of inOrder) {
    const rule = await holdRule(trx, ruleId)
    const coupon = rule && code !== null ? await holdCoupon(trx, ruleId, code) : null
    if (!isPromised) await check(trx, { rule, coupon }, { customerId, code })
    if (!rule) continue
    await queryRows(
      trx,
      'insert into marketing_uses (order_id, rule_id, coupon_id, customer_id, used_at) values (?, ?, ?, ?, ?)',
      [orderId, ruleId, coupon?.id ?? null, customerId, now]
    )
  }
}

/** Looked at once it is counted: the count of what is refused is rolled back with the rest. */
async function check(
  trx: Transaction,
  { rule, coupon }: Held,
  { customerId, code }: { customerId: number | null; code: string | null }
): Promise<void> {
  if (!rule || (code !== null && !coupon)) throw discountGone()
  if (coupon && !coupon.is_within) throw limitReached({}, 'code')
  if (customerId === null) return
  await checkOwn(trx, 'rule_id', rule, customerId)
  if (coupon) await checkOwn(trx, 'coupon_id', coupon, customerId)
}

/** Null: it is gone. */
async function holdRule(trx: Transaction, id: number): Promise<HeldRule | null> {
  const [rule] = await queryRows<HeldRule>(
    trx,
    'update marketing_cart_rules set times_used = times_used + 1 where id = ? returning id, uses_per_customer',
    [id]
  )
  return rule ?? null
}

/** Null: it is gone. */
async function holdCoupon(trx: Transaction, ruleId: number, code: string): Promise<HeldCoupon | null> {
  const [coupon] = await queryRows<HeldCoupon>(
    trx,
    `update marketing_coupons set times_used = times_used + 1 where code = ? and rule_id = ?
     returning id, uses_per_customer, (usage_limit is null or times_used <= usage_limit) as is_within`,
    [writtenCode(code), ruleId]
  )
  return coupon ?? null
}

async function checkOwn(
  trx: Transaction,
  column: 'rule_id' | 'coupon_id',
  { id, uses_per_customer: limit }: HeldRule,
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

/** Takes back what an order counted. Once: its uses are gone then. */
export async function giveBackUses(trx: Transaction, orderId: number): Promise<void> {
  const gone = await queryRows<{ rule_id: number; coupon_id: number | null }>(
    trx,
    'delete from marketing_uses where order_id = ? returning rule_id, coupon_id',
    [orderId]
  )
  const inOrder = gone.toSorted((one, other) => Number(one.rule_id) - Number(other.rule_id))
  for (const { rule_id: rule, coupon_id: coupon } of inOrder) {
    await queryRows(trx, 'update marketing_cart_rules set times_used = times_used - 1 where id = ?', [rule])
    if (coupon === null) continue
    await queryRows(trx, 'update marketing_coupons set times_used = times_used - 1 where id = ?', [coupon])
  }
}
