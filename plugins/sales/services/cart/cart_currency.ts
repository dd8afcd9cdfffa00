import { inject } from '@adonisjs/core'
import { ChannelPort } from '#core/context/shop_context'
import { ExchangeRates } from '#plugins/configuration/index'
import type { Shopper } from '#plugins/sales/services/shopper'

/** In which money somebody pays. */
export interface PaidIn {
  /** ISO 4217. */
  currency: string
  /** What the shop's books are kept in. */
  baseCurrency: string
  /** What one unit of the base currency is worth in `currency`, as an exact decimal. */
  rate: string
}

/** The money a visitor chose, where the shop has a rate for it; else that of its books. */
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
