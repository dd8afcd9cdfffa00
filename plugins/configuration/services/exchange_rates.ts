import { inject } from '@adonisjs/core'
import { FollowedValue } from '#core/database/followed_value'
import { Store } from '#core/database/store'
import { crossRate } from '#core/money/exchange'

interface Row {
  base: string
  target: string
  rate: string
}

/** The rates of today, as other plugins convert by them. */
export interface RateTable {
  /** What one unit of `from` is worth in `to`, as an exact decimal; null: nobody has said. */
  between(from: string, to: string): string | null
}

const RATES = new FollowedValue<RateTable>(['configuration.exchange_rates'], async (reader) => {
  const rows = await reader.all<Row>('select base, target, rate from configuration_exchange_rates')
  const known = new Map(rows.map(({ base, target, rate }) => [`${base} ${target}`, rate]))
  return {
    between(from, to) {
      if (from === to) return '1'
      const back = known.get(`${to} ${from}`)
      return known.get(`${from} ${to}`) ?? (back ? crossRate(back, '1') : null)
    },
  }
})

/** Gives the rates of today: held in memory, read again when one of them changes. */
@inject()
export class ExchangeRates {
  constructor(private readonly store: Store) {}

  today(): Promise<RateTable> {
    return RATES.of(this.store)
  }
}
