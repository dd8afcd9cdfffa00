import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { tableRatesOf } from '#plugins/sales/shipping/table_rates/table_rates_in_memory'
import type { TableRateRow } from '#plugins/sales/shipping/table_rates/table_rate_row'

/** The shipping rate table of a channel, in its order. */
@inject()
export class ListTableRates {
  constructor(private readonly store: Store) {}

  execute(channel: string): Promise<readonly TableRateRow[]> {
    return tableRatesOf(this.store, channel)
  }
}
