import type { CartForDiscounts, CodeRefusal, RefusedCode } from '#plugins/sales/index'
import type { CartRule } from '#plugins/marketing/rules/cart_rule'
import { normaliseCode, type FoundCoupon } from '#plugins/marketing/rules/find_coupons'

/** Rules that may be given to a cart, with the coupon that opens each; and codes that open none. */
export interface OpenRules {
  rules: { rule: CartRule; coupon: FoundCoupon | null; code: string | null }[]
  refusedCodes: RefusedCode[]
}

interface Question {
  cart: Pick<CartForDiscounts, 'channel' | 'group' | 'customerId'>
  codes: readonly string[]
  coupons: ReadonlyMap<string, FoundCoupon>
  /** Orders of this customer that used a rule. */
  ownUses: ReadonlyMap<number, number>
  /** `2027-01-01` */
  today: string
}

/** Guests belong to a group of their own. */
const GUESTS = 'guest'

/** Which rules are open to a cart before anybody looks at what is in it. */
export function openRules(all: readonly CartRule[], { cart, codes, coupons, ownUses, today }: Question): OpenRules {
  const open: OpenRules = { rules: [], refusedCodes: [] }
  const refusalOf = (rule: CartRule): CodeRefusal | null => {
    if (!rule.isActive) return 'unknown'
    if (rule.startsOn !== null && today < rule.startsOn) return 'not_yet'
    if (rule.endsOn !== null && rule.endsOn < today) return 'expired'
    if (!isFor(rule, cart)) return 'not_for_you'
    return isUsedUp(ownUses.get(rule.id) ?? 0, rule.usesPerCustomer) ? 'limit_reached' : null
  }
  for (const rule of all) {
    if (!rule.needsCode && refusalOf(rule) === null) open.rules.push({ rule, coupon: null, code: null })
  }
  for (const code of codes) {
    const coupon = coupons.get(normaliseCode(code))
    const rule = all.find(({ id }) => id === coupon?.ruleId)
    const reason = coupon && rule?.needsCode ? (refusalOf(rule) ?? couponRefusal(coupon, today)) : 'unknown'
    if (reason !== null || !coupon || !rule) open.refusedCodes.push(refusedCode(code, reason ?? 'unknown', rule))
    else open.rules.push({ rule, coupon, code })
  }
  open.rules.sort((one, other) => one.rule.priority - other.rule.priority || one.rule.id - other.rule.id)
  return open
}

function refusedCode(code: string, reason: CodeRefusal, rule: CartRule | undefined): RefusedCode {
  return reason === 'not_yet' && rule?.startsOn ? { code, reason, startsOn: rule.startsOn } : { code, reason }
}

function isFor({ channels, groups }: CartRule, { channel, group }: Question['cart']): boolean {
  const isAmong = (list: readonly string[], value: string) => list.length === 0 || list.includes(value)
  return isAmong(channels, channel) && isAmong(groups, group || GUESTS)
}

function couponRefusal(coupon: FoundCoupon, today: string): CodeRefusal | null {
  if (coupon.expiresOn !== null && coupon.expiresOn < today) return 'expired'
  const isOver = isUsedUp(coupon.timesUsed, coupon.usageLimit) || isUsedUp(coupon.ownUses, coupon.usesPerCustomer)
  return isOver ? 'limit_reached' : null
}

const isUsedUp = (uses: number, limit: number | null) => limit !== null && uses >= limit
