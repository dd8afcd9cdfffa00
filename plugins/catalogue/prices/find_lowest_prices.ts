import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { Clock } from '#core/time/clock'
import { readInstant, writeInstant } from '#core/time/instant'
import { historyOf } from '#plugins/catalogue/prices/price_choice'
import { priceHistory } from '#plugins/catalogue/products/tables'
import type { PriceFor } from '#plugins/catalogue/prices/reductions'
import type { RowIn } from '#core/database/table'
import {
  LOOK_BACK_DAYS,
  lowestBefore,
  type LowestPrice,
  type PriceSegment,
} from '#plugins/catalogue/prices/price_timeline'

/** The lowest price of the 30 days before the reduction of each variant: one statement. */
@inject()
export class FindLowestPrices {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock
  ) {}

  /** By variant id; variants without a reduction at present are absent. What is asked in a channel comes before the rest. */
  async execute(variantIds: readonly number[], currency: string, channel: string): Promise<Map<number, LowestPrice>> {
    const histories = await this.#histories(variantIds, currency, channel)
    const now = this.clock.iso()
    const lowest = new Map<number, LowestPrice>()
    for (const [variant, history] of histories) {
      const found = lowestBefore(historyOf(history, { channel, group: '' }), now, lookBack)
      if (found) lowest.set(variant, found)
    }
    return lowest
  }

  async #histories(
    variantIds: readonly number[],
    currency: string,
    channel: string
  ): Promise<Map<number, (PriceSegment & PriceFor)[]>> {
    const db = this.store.read
    const rows = await db.all<RowIn<typeof priceHistory>>(
      `select ${priceHistory.columns('h', ['variantId', 'channel', 'group', 'amount', 'from', 'to', 'isReduced'])}
       from catalogue_price_history h where h.variant_id in ${db.ids} and h.currency = ? and h.customer_group = ''
         and h.channel in ('', ?)
       order by h.variant_id, h.from_at`,
      variantIds,
      ...[currency, channel]
    )
    return Map.groupBy(
      rows.map((row) => priceHistory.read(row)),
      ({ variantId }) => variantId
    )
  }
}

/** The instant 30 days before another one. */
export function lookBack(since: string): string {
  return writeInstant(readInstant(since).minus({ days: LOOK_BACK_DAYS }))
}
