import { findRecord, type RecordInput, type RunRows } from '#core/records/record_kind'
import { CART_RULES, type CartRule } from '#plugins/marketing/rules/cart_rule'

/** The code that was typed on a rule. */
export interface PrimaryCoupon {
  /** In capitals; null: it has only codes that were made for it, or none. */
  code: string | null
  usageLimit: number | null
}

/** A rule as its form edits it. */
export type CartRuleForm = CartRule & PrimaryCoupon & { timesUsed: number; coupons: number }

/** What its form sends. */
export type CartRuleInput = RecordInput<CartRule> & PrimaryCoupon

const COUPON = `select r.times_used, c.code, c.usage_limit,
    (select count(*) from marketing_coupons g where g.rule_id = r.id) as coupons
  from marketing_cart_rules r left join marketing_coupons c on c.rule_id = r.id and c.is_primary where r.id = ?`

interface Row {
  times_used: number
  code: string | null
  usage_limit: number | null
  coupons: number
}

/** Null: there is no such rule. */
export async function findCartRule(run: RunRows, id: number): Promise<CartRuleForm | null> {
  const rule = await findRecord(run, CART_RULES, id)
  if (!rule) return null
  const [row] = await run<Row>(COUPON, [id])
  return {
    ...rule,
    code: row?.code ?? null,
    usageLimit: row?.usage_limit ?? null,
    timesUsed: Number(row?.times_used ?? 0),
    coupons: Number(row?.coupons ?? 0),
  }
}
