import { inject } from '@adonisjs/core'
import { ChannelPort } from '#core/context/shop_context'
import { ExchangeRates } from '#plugins/configuration/index'
import type { Shopper } from '#plugins/sales/shared/shopper'

/** Currency of a payment. */
export interface PaidIn {
  /** ISO 4217. */
  currency: string
  /** Currency of the shop's accounts. */
  baseCurrency: string
  /** What one unit of the base currency is worth in `currency`, as an exact decimal. */
  rate: string
}

/** The currency that a visitor chose, if the shop has a rate for it; else the base currency. */
@inject()
export class CartCurrency {
  constructor(
    private readonly channels: ChannelPort,
    private readonly rates: ExchangeRates
  ) {}

  async of({ channel, currency }: Pick<Shopper, 'channel' | 'currency'>): Promise<PaidIn> {
    const baseCurrency = this.channels.all().find(({ code }) => code === channel)?.baseCurrency ?? currency
    const rate = (await this.rates.today()).between(baseCurrency, currency)
    return rate === null ? { currency: baseCurrency, baseCurrency, rate: '1' } : { currency, baseCurrency, rate }
  }
}
