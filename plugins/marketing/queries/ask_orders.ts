import { inject } from '@adonisjs/core'
import {
  BaseMoney,
  cartNotFound,
  FindCustomerCart,
  FindPlacedCarts,
  orderNotFound,
  type OpenCart,
  type PlacedCart,
} from '#plugins/sales/index'
import { ChannelPort } from '#core/context/shop_context'
import { ExplainRule, type ExplainedCondition } from '#plugins/marketing/rules/explain_rule'
import { RuleParts } from '#plugins/marketing/rules/rule_parts'
import { Store } from '#core/database/store'
import { areTogether } from '#plugins/marketing/rules/are_together'
import { cartRulesOf } from '#plugins/marketing/rules/rules_cache'
import { Clock } from '#core/time/clock'
import { findCoupons } from '#plugins/marketing/rules/find_coupons'
import { openingOf } from '#plugins/marketing/rules/opening_of'
import { isGiven, judgeRules } from '#plugins/marketing/rules/give_rules'
import { isFor, openRules, type Opening } from '#plugins/marketing/rules/open_rules'
import { readFacts, type Question } from '#plugins/marketing/rules/judge_cart'
import { readInstant } from '#core/time/instant'
import { productFacts } from '#plugins/marketing/conditions/product_facts'
import type { AskedCart, Once } from '#plugins/marketing/contracts/rule_part'
import type { HeldRule } from '#plugins/marketing/rules/cart_rule'
import type { Locale } from '#core/i18n/locales'
import type { MoneyData } from '#core/money/money'

/** Why a rule was given to an order, or not. */
export interface ExplainedRule {
  id: number
  name: string
  isGiven: boolean
  /** What it takes off, free delivery not counted. */
  amount: MoneyData
  reason: string
  /** Null: they were not asked. */
  conditions: ExplainedCondition | null
}

/** What a rule would have given to the last orders. */
export interface RuleTrial {
  /** How many were looked at. */
  asked: number
  /** Those that would have got it, newest first. */
  given: { id: number; number: string; amount: MoneyData }[]
  /** In the base currency. */
  cost: MoneyData
  /** Rules of the same priority that some of these orders get too, where neither stops the other. */
  together: { id: number; name: string }[]
}

const TRIED = 100

/** What is asked of a rule that is tried. */
export type TriedRule = Pick<
  HeldRule,
  | 'id'
  | 'kind'
  | 'settings'
  | 'conditions'
  | 'channels'
  | 'groups'
  | 'priority'
  | 'stopsOthers'
  | 'needsCode'
  | 'startsOn'
  | 'startsTime'
  | 'endsOn'
  | 'endsTime'
>

/** The rest of a rule that is tried. */
const BLANK: Omit<HeldRule, keyof TriedRule> = {
  version: 0,
  name: '',
  description: '',
  label: { fr_FR: '', en_GB: '' },
  isActive: true,
  usesPerCustomer: null,
  mostUses: null,
  mostMoney: null,
  timesUsed: 0,
  moneyGiven: 0,
}

/** Asks rules about orders, as their carts were, and about carts. Rules are those of today. */
@inject()
export class AskOrders {
  constructor(
    private readonly store: Store,
    private readonly channels: ChannelPort,
    private readonly clock: Clock,
    private readonly placed: FindPlacedCarts,
    private readonly open: FindCustomerCart,
    private readonly parts: RuleParts,
    private readonly money: BaseMoney,
    private readonly words: ExplainRule
  ) {}

  /** Every rule, in their order. @throws orderNotFound */
  async explain(orderId: number, locale: Locale): Promise<ExplainedRule[]> {
    const order = await this.placed.byId(orderId)
    if (!order) throw orderNotFound()
    const cart = this.#cartOf(order)
    const rules = await cartRulesOf(this.store)
    const codes = codesOf(order)
    const coupons = await findCoupons(this.store, codes, null)
    // Limits are those of today, when the order itself is among the uses: they are not asked.
    const unlimited = rules.map((rule) => ({ ...rule, mostUses: null, mostMoney: null, usesPerCustomer: null }))
    const free = new Map([...coupons].map(([code, one]) => [code, { ...one, usageLimit: null, usesPerCustomer: null }]))
    return this.#explain(unlimited, { cart, codes, coupons: free, ownUses: new Map(), now: cart.now }, locale)
  }

  /** Every rule, with its limits, for a cart that is being filled. @throws cartNotFound */
  async explainCart(cartId: number, locale: Locale): Promise<ExplainedRule[]> {
    const open = await this.open.byId(cartId)
    if (!open) throw cartNotFound()
    const cart = { ...open, orderId: null, now: this.clock.now().setZone(this.#zoneOf(open)) }
    const rules = await cartRulesOf(this.store)
    return this.#explain(rules, await openingOf(this.store, rules, cart, codesOf(open)), locale)
  }

  async #explain(
    rules: readonly HeldRule[],
    opening: Opening & { cart: AskedCart & Pick<OpenCart, 'shipping'> },
    locale: Locale
  ): Promise<ExplainedRule[]> {
    const { cart } = opening
    const open = openRules(rules, opening)
    const asked = await this.#question(cart, rules)
    const judged = judgeRules(
      open.rules.map(({ rule }) => rule),
      asked,
      cart.shipping
    )
    const explained: ExplainedRule[] = []
    for (const rule of rules) {
      const one = judged.find((found) => found.rule.id === rule.id)
      const [alone] = one ? [one] : judgeRules([rule], asked, cart.shipping)
      if (!alone) continue
      const refusal = one ? null : refusalOf(rule, open.refusals.get(rule.id))
      explained.push({
        id: rule.id,
        name: rule.name,
        isGiven: one !== undefined && isGiven(one),
        amount: { amount: one ? takenBy(one) : 0, currency: cart.currency },
        reason: this.words.outcome(alone, refusal, asked, locale),
        conditions:
          rule.conditions.list.length > 0 ? await this.words.conditions(rule.conditions, alone, asked, locale) : null,
      })
    }
    return explained
  }

  /** What a rule would have cost on the last orders, alone: other discounts, codes, periods and limits are not asked. */
  async try(parts: TriedRule): Promise<RuleTrial> {
    const rule = { ...BLANK, ...parts }
    const orders = await this.placed.last(TRIED)
    const currency = this.channels.all()[0]?.baseCurrency ?? 'EUR'
    const rivals = (await cartRulesOf(this.store)).filter((other) => isRival(rule, other))
    const together = new Map<number, string>()
    const given: RuleTrial['given'] = []
    let cost = 0
    const products = await productsOf(orders)
    for (const order of orders) {
      if (!isFor(rule, order)) continue
      const question = await this.#question(this.#cartOf(order), [rule, ...rivals], products)
      const [judged] = judgeRules([rule], question, order.shipping)
      if (!judged || !isGiven(judged)) continue
      for (const rival of rivals) {
        const [too] = isFor(rival, order) ? judgeRules([rival], question, order.shipping) : []
        if (too && isGiven(too)) together.set(rival.id, rival.name)
      }
      const amount = takenBy(judged) + (judged.freeShipping ? (order.shipping?.amount ?? 0) : 0)
      cost += question.rates.toBase(amount) ?? 0
      given.push({
        id: order.orderId,
        number: order.number,
        amount: { amount, currency: order.currency },
      })
    }
    return {
      asked: orders.length,
      given,
      cost: { amount: cost, currency },
      together: [...together].map(([id, name]) => ({ id, name })),
    }
  }

  #cartOf({ placedAt, ...order }: PlacedCart) {
    return { ...order, now: readInstant(placedAt).setZone(this.#zoneOf(order)) }
  }

  #zoneOf({ channel }: { channel: string }): string {
    return this.channels.all().find(({ code }) => code === channel)?.timezone ?? 'utc'
  }

  async #question(cart: AskedCart, rules: readonly HeldRule[], shared?: ReadonlyMap<string, Promise<unknown>>) {
    const parts = await this.parts.load()
    const rates = await this.money.between(cart.channel, cart.currency)
    return { cart, parts, rates, facts: await readFacts(cart, rules, parts, new Map(shared)) } satisfies Question
  }
}

/** Facts of the products of all orders, read at once where a condition asks for them. */
async function productsOf(orders: readonly PlacedCart[]): Promise<Map<string, Promise<unknown>>> {
  const shared = new Map<string, Promise<unknown>>()
  const once: Once = (name, read) => {
    const found = read()
    shared.set(name, found)
    return found
  }
  await productFacts({ lines: orders.flatMap(({ lines }) => lines) }, once)
  return shared
}

const codesOf = ({ couponCode }: Pick<OpenCart, 'couponCode'>) => (couponCode === null ? [] : [couponCode])

/** Whether both would be given to a cart. Only one code is typed. */
const isRival = (rule: HeldRule, other: HeldRule) =>
  other.id !== rule.id && other.isActive && !(rule.needsCode && other.needsCode) && areTogether(rule, other)

const takenBy = ({ perLine, shipping }: { perLine: Record<string, number>; shipping: number }) =>
  Object.values(perLine).reduce((sum, amount) => sum + amount, shipping)

/** What is said of a rule that was not open to the order. */
function refusalOf({ isActive, needsCode }: HeldRule, refused: string | undefined): string {
  if (!isActive) return 'inactive'
  return refused ?? (needsCode ? 'code_missing' : 'inactive')
}
