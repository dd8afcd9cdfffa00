import { inject } from '@adonisjs/core'
import { CachedValue } from '#core/database/cached_value'
import { Store } from '#core/database/store'
import { crossRate } from '#core/money/exchange'

interface Row {
  base: string
  target: string
  rate: string
}

/** The current rates, for other plugins. */
export interface RateTable {
  /** The value of one unit of `from` in `to`, as an exact decimal; null: there is no rate. */
  between(from: string, to: string): string | null
}

const RATES = new CachedValue<RateTable>(['configuration.exchange_rates'], async (reader) => {
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

/** Returns the current rates, cached until one of them changes. */
@inject()
export class ExchangeRates {
  constructor(private readonly store: Store) {}

  today(): Promise<RateTable> {
    return RATES.of(this.store)
  }
}
