import app from '@adonisjs/core/services/app'
import { BaseMoney } from '#plugins/sales/index'
import { ChannelPort } from '#core/context/shop_context'
import { Clock } from '#core/time/clock'
import { RuleParts } from '#plugins/marketing/rules/rule_parts'
import { Store, type Transaction } from '#core/database/store'
import { cartRulesOf } from '#plugins/marketing/rules/rules_cache'
import { openingOf } from '#plugins/marketing/rules/opening_of'
import { giveBackUses, redeemUses } from '#plugins/marketing/rules/redeem_uses'
import { isGiven, judgeRules, type JudgedRule } from '#plugins/marketing/rules/give_rules'
import { closest, lackOfRule } from '#plugins/marketing/rules/lack_of'
import { readFacts, type Question } from '#plugins/marketing/rules/judge_cart'
import { openRules, type OpenRules } from '#plugins/marketing/rules/open_rules'
import type { AskedCart } from '#plugins/marketing/contracts/rule_part'
import type { DateTime } from 'luxon'
import type { CartForDiscounts, ClosestDiscount, Discount, DiscountSource, Gift } from '#plugins/sales/index'

const NAME = 'marketing.cart_rules'

const NOTHING = { applied: [], refusedCodes: [], freeShipping: false }

/**
 * Rules on carts, with and without a code. Rules are held in memory: a cart costs a statement for its code, one where a
 * rule counts the uses of a customer, and those of the conditions that ask for more.
 */
const cartRuleSource: DiscountSource = {
  async prepare(cart, codes) {
    const all = await cartRulesOf(await app.container.make(Store))
    if (all.length === 0 && codes.length === 0) return () => NOTHING
    const asked = { ...cart, now: await shopTime(cart.channel), orderId: null }
    const { rules, refusedCodes } = await opened(asked, codes)
    if (rules.length === 0) return () => ({ ...NOTHING, refusedCodes })
    const question = await ask(asked, rules)
    return (shipping) => {
      const judged = judgeRules(
        rules.map(({ rule }) => rule),
        question,
        shipping
      )
      const given = judged.filter(isGiven)
      const offered = judged.flatMap((one) => giftsOf(one, question))
      // A code for a gift is good before the gift is in the cart.
      const met = new Set([...given.map(({ rule }) => rule.id), ...offered.map(({ ruleId }) => ruleId)])
      const unmet = rules.filter(({ rule, code }) => code !== null && !met.has(rule.id))
      return {
        applied: given.map((one) => discountOf(one, cart, rules)),
        refusedCodes: [
          ...refusedCodes,
          ...unmet.map(({ code }) => ({ code: code as string, reason: 'conditions_not_met' as const })),
        ],
        freeShipping: given.some(({ freeShipping }) => freeShipping),
        closest: closestOf(judged, question),
        gifts: offered.map(({ gift }) => gift),
      }
    }
  },

  async redeem(trx, redeeming, applied) {
    const clock = await app.container.make(Clock)
    const own = applied.filter(({ source, reference }) => source === NAME && reference !== undefined)
    const money = await app.container.make(BaseMoney)
    const { toBase } = await money.between(redeeming.channel, redeeming.currency)
    const uses = own.map(({ reference, code, perLine = {}, shipping = 0 }) => {
      const taken = Object.values(perLine).reduce((sum, amount) => sum + amount, shipping)
      return { ruleId: Number(reference), code, amount: toBase(taken) ?? 0 }
    })
    const store = await app.container.make(Store)
    const counted = await redeemUses(trx, { ...redeeming, uses, now: clock.iso() })
    await forgetUsed(store, trx, counted)
  },

  async giveBack(trx, orderId) {
    await forgetUsed(await app.container.make(Store), trx, await giveBackUses(trx, orderId))
  },
}

/** Rules with a budget are held with what is left of it. */
async function forgetUsed(store: Store, trx: Transaction, budgeted: readonly number[]): Promise<void> {
  if (budgeted.length > 0) await store.changes.record(trx, 'marketing.cart_rules', budgeted.map(String))
}

async function opened(cart: AskedCart, codes: readonly string[]): Promise<OpenRules> {
  const store = await app.container.make(Store)
  const all = await cartRulesOf(store)
  return openRules(all, await openingOf(store, all, cart, codes))
}

/** Now, on the clock of a channel. */
async function shopTime(channel: string): Promise<DateTime> {
  const [clock, channels] = await Promise.all([app.container.make(Clock), app.container.make(ChannelPort)])
  return clock.now().setZone(channels.all().find(({ code }) => code === channel)?.timezone ?? 'utc')
}

/** A cart with what its rules ask for. */
async function ask(cart: AskedCart, open: OpenRules['rules']): Promise<Question> {
  const [money, loader] = await Promise.all([app.container.make(BaseMoney), app.container.make(RuleParts)])
  const parts = await loader.load()
  const facts = await readFacts(
    cart,
    open.map(({ rule }) => rule),
    parts
  )
  return { cart, rates: await money.between(cart.channel, cart.currency), parts, facts }
}

/** The rule that lacks least, of those that lack one thing only. */
function closestOf(judged: readonly JudgedRule[], question: Question): ClosestDiscount | null {
  const lacks = judged.flatMap((one) => {
    const lack = lackOfRule(one, question)
    return lack ? [{ ...lack, rule: one.rule }] : []
  })
  const found = closest(lacks)
  if (!found) return null
  const { rule, amount, pieces = null, share } = found
  const paid = amount === undefined ? null : question.rates.toPaid(amount)
  if (paid === null && pieces === null) return null
  return { label: rule.label[question.cart.locale], amount: paid, pieces, share }
}

/** What a rule whose conditions are met would give, and is not in the cart. */
function giftsOf(
  { rule, lines, isOverBudget }: JudgedRule,
  { cart, parts }: Question
): { ruleId: number; gift: Gift }[] {
  if (lines.length === 0 || isOverBudget) return []
  const offered = parts.actions.get(rule.kind)?.offers?.(rule.settings, cart.lines) ?? []
  return offered.map((pieces) => ({ ruleId: rule.id, gift: { ...pieces, label: rule.label[cart.locale] } }))
}

function discountOf(
  { rule, perLine, shipping }: JudgedRule,
  cart: CartForDiscounts,
  open: OpenRules['rules']
): Discount {
  const code = open.find((one) => one.rule.id === rule.id)?.code ?? null
  return { source: NAME, reference: String(rule.id), label: rule.label[cart.locale], code, perLine, shipping }
}

export default cartRuleSource
