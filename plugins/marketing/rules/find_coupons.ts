import type { Store } from '#core/database/store'

/** The coupon of a code that a customer typed. */
export interface FoundCoupon {
  id: number
  ruleId: number
  /** In upper case, as it is stored. */
  code: string
  usageLimit: number | null
  usesPerCustomer: number | null
  timesUsed: number
  /** Last day. */
  expiresOn: string | null
  /** Number of orders of this customer that used it. */
  ownUses: number
}

interface Row {
  id: number
  rule_id: number
  code: string
  usage_limit: number | null
  uses_per_customer: number | null
  times_used: number
  expires_on: string | null
  own_uses: number
}

/** Codes are stored and compared in upper case, because customers type them in either case. */
export const normaliseCode = (code: string) => code.trim().toUpperCase()

/** The coupons of typed codes, by their normalised code. One statement. */
export async function findCoupons(
  store: Store,
  codes: readonly string[],
  customerId: number | null
): Promise<Map<string, FoundCoupon>> {
  if (codes.length === 0) return new Map()
  const rows = await store.reader.all<Row>(
    `select c.id, c.rule_id, c.code, c.usage_limit, c.uses_per_customer, c.times_used, c.expires_on,
       (select count(*) from marketing_uses u where u.coupon_id = c.id and u.customer_id = ?) as own_uses
     from marketing_coupons c where c.code in (${codes.map(() => '?').join(', ')})`,
    [customerId ?? 0, ...codes.map(normaliseCode)]
  )
  return new Map(rows.map((row) => [row.code, couponOf(row)]))
}

function couponOf(row: Row): FoundCoupon {
  return {
    id: Number(row.id),
    ruleId: Number(row.rule_id),
    code: row.code,
    usageLimit: row.usage_limit,
    usesPerCustomer: row.uses_per_customer,
    timesUsed: row.times_used,
    expiresOn: row.expires_on,
    ownUses: Number(row.own_uses),
  }
}

/** Number of orders of a customer that used each of these rules, by rule id. Empty for a guest. */
export async function ownRuleUses(
  store: Store,
  rules: readonly number[],
  customerId: number | null
): Promise<Map<number, number>> {
  if (rules.length === 0 || customerId === null) return new Map()
  const marks = rules.map(() => '?').join(', ')
  const rows = await store.reader.all<{ rule_id: number; uses: number }>(
    `select rule_id, count(*) as uses from marketing_uses where customer_id = ? and rule_id in (${marks}) group by rule_id`,
    [customerId, ...rules]
  )
  return new Map(rows.map(({ rule_id: rule, uses }) => [Number(rule), Number(uses)]))
}
