import { inject } from '@adonisjs/core'
import { ApplyCatalogRules } from '#plugins/marketing/catalog_rules/apply_catalog_rules'
import { ChannelPort, type Channel } from '#core/context/shop_context'
import { Clock } from '#core/time/clock'
import { ListPricedVariants, choosePrice, type PricedVariant } from '#plugins/catalogue/index'
import { PriceByRules } from '#plugins/marketing/catalog_rules/price_by_rules'
import { areTogether } from '#plugins/marketing/rules/are_together'
import { isFor } from '#plugins/marketing/rules/open_rules'
import { periodIn } from '#plugins/marketing/rules/period'
import { writeInstant } from '#core/time/instant'
import type { Locale } from '#core/i18n/locales'
import type { MoneyData } from '#core/money/money'
import type { PricingRule } from '#plugins/marketing/catalog_rules/catalog_rule'

/** What a rule would do to the price of a variant. */
export interface PreviewedPrice {
  productId: number
  sku: string
  name: string
  /** Without the rule, other rules and special prices included. */
  before: MoneyData
  /** With the rule. */
  after: MoneyData
}

/** What a rule would change. */
export interface CatalogRulePreview {
  /** Products that meet its conditions. */
  products: number
  /** Variants that meet them. */
  variants: number
  /** Those of the variants whose price changes. */
  changed: number
  /** The first of the variants. */
  prices: PreviewedPrice[]
  /** The instant whose prices are told: now, or when the rule begins. */
  at: string
  /** Rules of the same priority that reduce some of these products too, where neither stops the other. */
  together: { id: number; name: string }[]
}

/** Variants that are named. */
const SHOWN = 50

/** Products that are read at a time. */
const BATCH = 500

/** Computes what a rule would do to prices, as if it were switched on. Nothing is stored. */
@inject()
export class PreviewCatalogRule {
  constructor(
    private readonly clock: Clock,
    private readonly channels: ChannelPort,
    private readonly list: ListPricedVariants,
    private readonly prices: PriceByRules,
    private readonly apply: ApplyCatalogRules
  ) {}

  /** Prices are those of the first channel and the first group that the rule is for. */
  async execute(rule: PricingRule, locale: Locale): Promise<CatalogRulePreview> {
    const tried = { ...rule, isActive: true }
    const others = (await this.apply.rules()).filter(({ id }) => id !== rule.id) as NamedRule[]
    const channel = this.#channelOf(rule)
    const group =
      rule.groups.length === 0 || isFor(rule, { channel: channel.code, group: '' }) ? '' : (rule.groups[0] ?? '')
    const at = this.#instantOf(rule, channel)
    const found: CatalogRulePreview = { products: 0, variants: 0, changed: 0, prices: [], at, together: [] }
    const together = new Map<number, string>()
    for (let after: number | null = 0; after !== null;) {
      const page = await this.list.execute({ after, limit: BATCH }, locale)
      after = page.last
      const met = await this.prices.met(page.variants, [tried], channel)
      const touched = page.variants.filter(({ id }) => met.has(id))
      if (touched.length === 0) continue
      const [without, within] = [
        await this.prices.reductions(touched, others),
        await this.prices.reductions(touched, [...others, tried]),
      ].map((all) => Map.groupBy(all, ({ variantId }) => variantId))
      found.products += new Set(touched.map(({ productId }) => productId)).size
      found.variants += touched.length
      for (const variant of touched) {
        const priceWith = (reductions: PricedVariant['reductions'] = []) => ({
          amount: choosePrice({ ...variant, reductions }, { channel: channel.code, group, quantity: 1, at }).amount,
          currency: variant.currency,
        })
        const [before, later] = [priceWith(without?.get(variant.id)), priceWith(within?.get(variant.id))]
        if (before.amount !== later.amount) found.changed += 1
        const { productId, sku, name } = variant
        if (found.prices.length < SHOWN) found.prices.push({ productId, sku, name, before, after: later })
      }
      const rivals = await this.prices.met(
        touched,
        others.filter((other) => areTogether(tried, other)),
        channel
      )
      for (const { rule: rival } of [...rivals.values()].flat()) together.set(rival.id, (rival as NamedRule).name)
    }
    return { ...found, together: [...together].map(([id, name]) => ({ id, name })) }
  }

  #channelOf({ channels }: PricingRule): Channel {
    const all = this.channels.all()
    return (all.find(({ code }) => channels.length === 0 || channels.includes(code)) ?? all[0]) as Channel
  }

  #instantOf(rule: PricingRule, { timezone }: Channel): string {
    const { from } = periodIn(rule, timezone)
    const now = this.clock.now()
    return writeInstant(from && from > now ? from : now)
  }
}

type NamedRule = PricingRule & { name: string }
