import app from '@adonisjs/core/services/app'
import { BaseMoney } from '#plugins/sales/index'
import { ChannelPort } from '#core/context/shop_context'
import { Clock } from '#core/time/clock'
import { FindProductFacts } from '#plugins/catalogue/index'
import { Store } from '#core/database/store'
import { cartRulesOf } from '#plugins/marketing/rules/rules_cache'
import { findCoupons, ownRuleUses } from '#plugins/marketing/rules/find_coupons'
import { giveBackUses, redeemUses } from '#plugins/marketing/rules/redeem_uses'
import { giveRules, type GivenRule } from '#plugins/marketing/rules/give_rules'
import { judgeCart } from '#plugins/marketing/rules/judge_cart'
import { openRules, type OpenRules } from '#plugins/marketing/rules/open_rules'
import type { CartForDiscounts, Discount, DiscountableShipping, DiscountSource } from '#plugins/sales/index'

const NAME = 'marketing.cart_rules'

/**
 * Rules on carts, with and without a code. Rules are held in memory: a cart costs a statement for its code, one where a
 * rule counts the uses of a customer, and one where a rule asks for categories or attributes of products.
 */
const cartRuleSource: DiscountSource = {
  async prepare(cart, codes) {
    const { rules, refusedCodes } = await opened(cart, codes)
    if (rules.length === 0) return () => ({ applied: [], refusedCodes, freeShipping: false })
    const give = await giver(cart, rules)
    return (shipping) => {
      const given = give(shipping)
      const unmet = rules.filter(({ rule, code }) => code !== null && !given.some((one) => one.rule.id === rule.id))
      return {
        applied: given.map((one) => discountOf(one, cart, rules)),
        refusedCodes: [
          ...refusedCodes,
          ...unmet.map(({ code }) => ({ code: code as string, reason: 'conditions_not_met' as const })),
        ],
        freeShipping: given.some(({ freeShipping }) => freeShipping),
      }
    }
  },

  async redeem(trx, redeeming, applied) {
    const clock = await app.container.make(Clock)
    const own = applied.filter(({ source, reference }) => source === NAME && reference !== undefined)
    const uses = own.map(({ reference, code }) => ({ ruleId: Number(reference), code }))
    await redeemUses(trx, { ...redeeming, uses, now: clock.iso() })
  },

  giveBack: (trx, orderId) => giveBackUses(trx, orderId),
}

async function opened(cart: CartForDiscounts, codes: readonly string[]): Promise<OpenRules> {
  const [store, clock] = await Promise.all([app.container.make(Store), app.container.make(Clock)])
  const channels = await app.container.make(ChannelPort)
  const all = await cartRulesOf(store)
  const counted = all.filter(({ isActive, usesPerCustomer }) => isActive && usesPerCustomer !== null)
  const [coupons, ownUses] = [
    await findCoupons(store, codes, cart.customerId),
    await ownRuleUses(
      store,
      counted.map(({ id }) => id),
      cart.customerId
    ),
  ]
  const zone = channels.all().find(({ code }) => code === cart.channel)?.timezone ?? 'utc'
  const today = clock.now().setZone(zone).toISODate() ?? ''
  return openRules(all, { cart, codes, coupons, ownUses, today })
}

/** Judges a cart by its rules, with one way of delivery or another. */
async function giver(
  cart: CartForDiscounts,
  open: OpenRules['rules']
): Promise<(shipping: DiscountableShipping | null) => GivenRule[]> {
  const [money, facts] = await Promise.all([app.container.make(BaseMoney), app.container.make(FindProductFacts)])
  const rules = open.map(({ rule }) => rule)
  const converted = new Map<number, number | null>()
  for (const { amount } of rules) converted.set(amount, await money.toPaid(cart.channel, amount, cart.currency))
  const judged = await judgeCart({ money, facts }, cart, rules)
  return (shipping) =>
    giveRules(
      rules,
      { ...judged, shippingCode: shipping?.code ?? null },
      {
        convert: (amount) => converted.get(amount) ?? null,
        shipping: shipping?.amount ?? 0,
      }
    )
}

function discountOf(
  { rule, perLine, shipping }: GivenRule,
  cart: CartForDiscounts,
  open: OpenRules['rules']
): Discount {
  const code = open.find((one) => one.rule.id === rule.id)?.code ?? null
  return { source: NAME, reference: String(rule.id), label: rule.label[cart.locale], code, perLine, shipping }
}

export default cartRuleSource
