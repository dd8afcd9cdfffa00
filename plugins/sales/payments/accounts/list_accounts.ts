import { inject } from '@adonisjs/core'
import { ChannelPort } from '#core/context/shop_context'
import { Contributed } from '#plugins/sales/shared/contributions'
import { notificationAddress } from '#plugins/sales/payments/services/payment_addresses'
import type { Locale } from '#core/i18n/locales'

/** The shop's account with a provider, in a channel. */
export interface AccountAnswer {
  /** Name of the payment method. */
  method: string
  label: string
  channel: string
  /** Null: it has no test mode. */
  isTest: boolean | null
  /** Customers can choose it now, for an order of the usual kind. */
  isOffered: boolean
  /** Its account can be looked at. */
  canCheck: boolean
  /** Address that the provider notifies. */
  notificationAddress: string
}

/** An order of the usual kind: 50.00, delivered in France. */
const SAMPLE = { amount: 5000, destination: { country: 'FR', postcode: '75011', state: null }, group: '' }

/** The shop's accounts with payment providers. */
@inject()
export class ListAccounts {
  constructor(
    private readonly contributed: Contributed,
    private readonly channels: ChannelPort
  ) {}

  async execute(locale: Locale): Promise<AccountAnswer[]> {
    const methods = await this.contributed.all('sales.payment_methods')
    const accounts = methods
      .filter(({ contribution: { notified, check } }) => notified ?? check)
      .flatMap((method) => this.channels.all().map((channel) => ({ ...method, channel })))
    return Promise.all(
      accounts.map(async ({ name, contribution, channel: { code: channel, currencies } }) => {
        const currency = currencies[0] ?? 'EUR'
        const isOffered = await contribution.isOffered({ ...SAMPLE, channel, locale, currency })
        return {
          method: name,
          channel,
          isOffered,
          label: contribution.label[locale],
          isTest: contribution.isTest?.(channel) ?? null,
          canCheck: contribution.check !== undefined,
          notificationAddress: notificationAddress(name, channel),
        }
      })
    )
  }
}
