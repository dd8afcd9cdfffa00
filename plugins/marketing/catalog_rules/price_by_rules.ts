import { inject } from '@adonisjs/core'
import { BaseMoney } from '#plugins/sales/index'
import { ChannelPort, type Channel } from '#core/context/shop_context'
import { Clock } from '#core/time/clock'
import { DEFAULT_LOCALE } from '#core/i18n/locales'
import { RuleParts } from '#plugins/marketing/rules/rule_parts'
import { Store } from '#core/database/store'
import { GUESTS, isFor } from '#plugins/marketing/rules/open_rules'
import { groupsOf } from '#plugins/users/index'
import { inOrder, type PricingRule } from '#plugins/marketing/catalog_rules/catalog_rule'
import { isMoney } from '#plugins/catalogue/index'
import { judgeConditions } from '#plugins/marketing/rules/judge_conditions'
import { judgedCart, judgePart, readFacts, type Question } from '#plugins/marketing/rules/judge_cart'
import { periodIn } from '#plugins/marketing/rules/period'
import { planReductions, type PlannedRule } from '#plugins/marketing/catalog_rules/plan_reductions'
import { writeInstant } from '#core/time/instant'
import type { AskedCart } from '#plugins/marketing/contracts/rule_part'
import type { DateTime } from 'luxon'
import type { DiscountableLine } from '#plugins/sales/index'
import type { PricedVariant, ReductionStep, VariantReduction } from '#plugins/catalogue/index'

/** A rule that a variant meets the conditions of, in a channel. */
export interface MetRule extends PlannedRule {
  rule: PricingRule
}

/** Which rules meet which variants, and what they do to their prices. */
@inject()
export class PriceByRules {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly channels: ChannelPort,
    private readonly parts: RuleParts,
    private readonly money: BaseMoney
  ) {}

  /** What these rules reduce, in every channel and for every group of customers. */
  async reductions(variants: readonly PricedVariant[], rules: readonly PricingRule[]): Promise<VariantReduction[]> {
    const groups = await groupsOf(this.store)
    const codes = [...groups.values()].map(({ code }) => code).filter((code) => code !== GUESTS)
    const found: VariantReduction[] = []
    for (const channel of this.channels.all()) {
      const met = await this.met(variants, rules, channel)
      for (const [variantId, own] of met) found.push(...this.#ofVariant(variantId, own, channel.code, codes))
    }
    return found
  }

  /**
   * The rules that each variant meets in a channel, in their order, by variant id. Conditions read their facts once. What
   * stands for money meets none.
   */
  async met(
    variants: readonly PricedVariant[],
    rules: readonly PricingRule[],
    channel: Channel
  ): Promise<Map<number, MetRule[]>> {
    const here = rules.filter(({ channels }) => channels.length === 0 || channels.includes(channel.code))
    if (here.length === 0) return new Map()
    const parts = await this.parts.load()
    const goods = variants.filter(({ type }) => !isMoney(type))
    const lines = goods.map(lineOf)
    const asked = this.#asked(channel, lines)
    const facts = await readFacts(asked, here, parts)
    const found = new Map<number, MetRule[]>()
    for (const [currency, priced] of Map.groupBy(goods, (one) => one.currency)) {
      const rates = await this.money.between(channel.code, currency)
      const question: Question = { cart: { ...asked, currency }, rates, parts, facts }
      const planned = here.toSorted(inOrder).flatMap((rule) => plannedRule(rule, channel.timezone, rates.toPaid) ?? [])
      for (const variant of priced) {
        const line = lineOf(variant)
        const cart = judgedCart(question, [line], null)
        const met = planned.filter(
          ({ rule }) => judgeConditions(rule.conditions, (part) => judgePart(part, question, { cart, line })) === true
        )
        if (met.length > 0) found.set(variant.id, met)
      }
    }
    return found
  }

  #ofVariant(
    variantId: number,
    met: readonly MetRule[],
    channel: string,
    groups: readonly string[]
  ): VariantReduction[] {
    const now = this.clock.iso()
    const planFor = (group: string) =>
      planReductions(
        met.filter(({ rule }) => isFor(rule, { channel, group })),
        now
      ).map((planned) => ({ ...planned, variantId, channel, group }))
    const guests = planFor('')
    const key = (list: readonly VariantReduction[]) =>
      JSON.stringify(list.map(({ steps, from, to }) => [steps, from, to]))
    return [
      ...guests,
      ...groups.flatMap((group) => {
        const own = planFor(group)
        if (key(own) === key(guests)) return []
        // A group that is left out says so: else it would pay what everybody pays.
        return own.length > 0 ? own : [{ variantId, channel, group, steps: [], from: null, to: null }]
      }),
    ]
  }

  #asked({ code, baseCurrency, timezone }: Channel, lines: readonly DiscountableLine[]): AskedCart {
    return {
      channel: code,
      currency: baseCurrency,
      locale: DEFAULT_LOCALE,
      group: '',
      customerId: null,
      lines,
      destination: null,
      paymentCode: null,
      now: this.clock.now().setZone(timezone),
      orderId: null,
    }
  }
}

/** A variant as conditions of products look at it: one piece at its own price. */
function lineOf({ id, productId, sku, type, price, weight }: PricedVariant): DiscountableLine {
  return {
    key: sku,
    variantId: id,
    productId,
    sku,
    quantity: 1,
    unitAmount: price,
    weight,
    ships: true,
    isMoney: isMoney(type),
  }
}

/** Null: its amount cannot be told in the currency of the variant. */
function plannedRule(rule: PricingRule, zone: string, toPaid: (amount: number) => number | null): MetRule | null {
  const step = stepOf(rule, toPaid)
  if (!step) return null
  const { from, to } = periodIn(rule, zone)
  const text = (at: DateTime | null) => (at === null ? null : writeInstant(at))
  return { rule, step, stopsOthers: rule.stopsOthers, from: text(from), to: text(to) }
}

function stepOf(
  { kind, percent, amount }: PricingRule,
  toPaid: (amount: number) => number | null
): ReductionStep | null {
  if (kind === 'by_percent') return { kind: 'less_percent', value: percent ?? 0 }
  if (kind === 'to_percent') return { kind: 'to_percent', value: percent ?? 0 }
  const paid = toPaid(amount ?? 0)
  if (paid === null) return null
  return { kind: kind === 'by_fixed' ? 'less_amount' : 'to_amount', value: paid }
}
