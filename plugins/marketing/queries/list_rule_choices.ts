import { inject } from '@adonisjs/core'
import { ChannelPort } from '#core/context/shop_context'
import { ListRuleSubjects } from '#plugins/catalogue/index'
import { PluginRegistry } from '#core/plugin/registry'
import { Store } from '#core/database/store'
import { groupsOf, listCountries } from '#plugins/users/index'
import type { Locale } from '#core/i18n/locales'

/** Something to choose: what is kept, and what people read. */
export interface RuleChoice {
  code: string
  name: string
}

/** What rules may be for, and ask about. */
export interface RuleChoices {
  channels: RuleChoice[]
  groups: RuleChoice[]
  countries: RuleChoice[]
  categories: RuleChoice[]
  attributes: RuleChoice[]
  shippingMethods: RuleChoice[]
  paymentMethods: RuleChoice[]
  /** What amounts are in. */
  currency: string
}

/** What the form of a rule chooses from. */
@inject()
export class ListRuleChoices {
  constructor(
    private readonly store: Store,
    private readonly channels: ChannelPort,
    private readonly registry: PluginRegistry,
    private readonly subjects: ListRuleSubjects
  ) {}

  async execute(locale: Locale): Promise<RuleChoices> {
    const channels = this.channels.all()
    const groups = [...(await groupsOf(this.store)).values()]
    const { categories, attributes } = await this.subjects.execute(locale)
    return {
      channels: channels.map(({ code }) => ({ code, name: code })),
      groups: groups.map(({ code, name }) => ({ code, name })),
      countries: listCountries(locale).map(({ code, name }) => ({ code, name })),
      categories: categories.map(({ id, name }) => ({ code: String(id), name })),
      attributes,
      shippingMethods: await this.#methods('sales.shipping_methods', locale),
      paymentMethods: await this.#methods('sales.payment_methods', locale),
      currency: channels[0]?.baseCurrency ?? 'EUR',
    }
  }

  /** Methods are chosen by the last part of their name: `flat_rate` of `sales.flat_rate`, which begins their codes. */
  #methods(point: 'sales.shipping_methods' | 'sales.payment_methods', locale: Locale): Promise<RuleChoice[]> {
    return Promise.all(
      this.registry.contributions(point).map(async ({ name, load }) => {
        const { label } = await load()
        const code = point === 'sales.payment_methods' ? name : name.slice(name.indexOf('.') + 1)
        return { code, name: label[locale] }
      })
    )
  }
}
