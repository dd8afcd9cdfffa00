import type { DateTime } from 'luxon'
import type { CartForDiscounts, CodeRefusal, RefusedCode } from '#plugins/sales/index'
import type { HeldRule } from '#plugins/marketing/rules/cart_rule'
import { periodIn, type Period } from '#plugins/marketing/rules/period'
import { normaliseCode, type FoundCoupon } from '#plugins/marketing/rules/find_coupons'

/** Rules that may be given to a cart, with the coupon that opens each; and codes that open none. */
export interface OpenRules {
  rules: { rule: HeldRule; coupon: FoundCoupon | null; code: string | null }[]
  refusedCodes: RefusedCode[]
  /** Why others are closed, by their ids. */
  refusals: Map<number, CodeRefusal>
}

/** A cart, and what decides which rules are open to it. */
export interface Opening {
  cart: Pick<CartForDiscounts, 'channel' | 'group' | 'customerId'>
  codes: readonly string[]
  coupons: ReadonlyMap<string, FoundCoupon>
  /** Orders of this customer that used a rule. */
  ownUses: ReadonlyMap<number, number>
  /** On the clock of the shop. */
  now: DateTime
}

/** Guests belong to a group of their own. */
export const GUESTS = 'guest'

/** Which rules are open to a cart before anybody looks at what is in it. */
export function openRules(all: readonly HeldRule[], { cart, codes, coupons, ownUses, now }: Opening): OpenRules {
  const today = now.toISODate() ?? ''
  const open: OpenRules = { rules: [], refusedCodes: [], refusals: new Map() }
  const refusalOf = (rule: HeldRule): CodeRefusal | null => {
    if (!rule.isActive) return 'unknown'
    const period = periodRefusal(rule, now)
    if (period) return period
    if (!isFor(rule, cart)) return 'not_for_you'
    if (isUsedUp(rule.timesUsed, rule.mostUses) || isUsedUp(rule.moneyGiven, rule.mostMoney)) return 'limit_reached'
    return isUsedUp(ownUses.get(rule.id) ?? 0, rule.usesPerCustomer) ? 'limit_reached' : null
  }
  for (const rule of all) {
    const refusal = refusalOf(rule)
    if (refusal !== null) open.refusals.set(rule.id, refusal)
    else if (!rule.needsCode) open.rules.push({ rule, coupon: null, code: null })
  }
  for (const code of codes) {
    const coupon = coupons.get(normaliseCode(code))
    const rule = all.find(({ id }) => id === coupon?.ruleId)
    const reason = coupon && rule?.needsCode ? (refusalOf(rule) ?? couponRefusal(coupon, today)) : 'unknown'
    if (reason !== null || !coupon || !rule) {
      open.refusedCodes.push(refusedCode(code, reason ?? 'unknown', rule))
      if (rule) open.refusals.set(rule.id, reason ?? 'unknown')
    } else open.rules.push({ rule, coupon, code })
  }
  open.rules.sort((one, other) => one.rule.priority - other.rule.priority || one.rule.id - other.rule.id)
  return open
}

/** Whether a rule has begun and is not over. */
export function periodRefusal(rule: Period, now: DateTime): 'not_yet' | 'expired' | null {
  const { from, to } = periodIn(rule, now.zone)
  if (from && now < from) return 'not_yet'
  return to && now >= to ? 'expired' : null
}

function refusedCode(code: string, reason: CodeRefusal, rule: HeldRule | undefined): RefusedCode {
  return reason === 'not_yet' && rule?.startsOn ? { code, reason, startsOn: rule.startsOn } : { code, reason }
}

/** Whether a rule is for a channel and a customer group (empty: guests). */
export function isFor(
  { channels, groups }: Pick<HeldRule, 'channels' | 'groups'>,
  { channel, group }: Pick<Opening['cart'], 'channel' | 'group'>
): boolean {
  const isAmong = (list: readonly string[], value: string) => list.length === 0 || list.includes(value)
  return isAmong(channels, channel) && isAmong(groups, group || GUESTS)
}

function couponRefusal(coupon: FoundCoupon, today: string): CodeRefusal | null {
  if (coupon.expiresOn !== null && coupon.expiresOn < today) return 'expired'
  const isOver = isUsedUp(coupon.timesUsed, coupon.usageLimit) || isUsedUp(coupon.ownUses, coupon.usesPerCustomer)
  return isOver ? 'limit_reached' : null
}

const isUsedUp = (uses: number, limit: number | null) => limit !== null && uses >= limit
