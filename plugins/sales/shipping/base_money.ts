import { inject } from '@adonisjs/core'
import { ChannelPort } from '#core/context/shop_context'
import { ExchangeRates } from '#plugins/configuration/index'
import { Money } from '#core/money/money'
import { exchange } from '#core/money/exchange'

/** Amounts between the money of a channel's books, in which staff write them, and the one that somebody pays in. */
@inject()
export class BaseMoney {
  constructor(
    private readonly channels: ChannelPort,
    private readonly rates: ExchangeRates
  ) {}

  /** ISO 4217 of the channel's books. */
  currencyOf(channel: string): string {
    return this.channels.all().find(({ code }) => code === channel)?.baseCurrency ?? 'EUR'
  }

  /** An amount of the books in another money; null: there is no rate. */
  toPaid(channel: string, amount: number, currency: string): Promise<number | null> {
    return this.#convert(amount, this.currencyOf(channel), currency)
  }

  /** An amount in another money as the books count it; null: there is no rate. */
  toBase(channel: string, amount: number, currency: string): Promise<number | null> {
    return this.#convert(amount, currency, this.currencyOf(channel))
  }

  /** Both ways for many amounts, with the rates of today. */
  async between(channel: string, currency: string) {
    const rates = await this.rates.today()
    const convert = (from: string, to: string) => {
      const rate = rates.between(from, to)
      return (amount: number) => (rate === null ? null : exchange(new Money(amount, from), rate, to).amount)
    }
    const base = this.currencyOf(channel)
    return { toBase: convert(currency, base), toPaid: convert(base, currency) }
  }

  async #convert(amount: number, from: string, to: string): Promise<number | null> {
    const rate = (await this.rates.today()).between(from, to)
    return rate === null ? null : exchange(new Money(amount, from), rate, to).amount
  }
}
