import type { Store } from '#core/database/store'

/** A code that was typed, with what is known of it. */
export interface FoundCoupon {
  id: number
  ruleId: number
  /** As it is kept: in capitals. */
  code: string
  usageLimit: number | null
  usesPerCustomer: number | null
  timesUsed: number
  /** Last day. */
  expiresOn: string | null
  /** Orders of this customer that used it. */
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

/** Codes are compared in capitals: nobody remembers how they were printed. */
export const writtenCode = (code: string) => code.trim().toUpperCase()

/** The coupons of typed codes, by their written code. One statement. */
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
    [customerId ?? 0, ...codes.map(writtenCode)]
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

/** How many orders of a customer used each of these rules. Guests count nowhere. */
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
