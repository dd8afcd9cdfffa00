import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { Clock } from '#core/time/clock'
import { readInstant, writeInstant } from '#core/time/instant'
import {
  LOOK_BACK_DAYS,
  lowestBefore,
  type LowestPrice,
  type PriceSegment,
} from '#plugins/catalogue/services/price_timeline'

interface HistoryRow {
  variant_id: number
  amount: number | string
  from_at: string
  to_at: string | null
  is_reduced: boolean | number
}

/** The lowest price of the 30 days before the reduction of each variant: one statement. */
@inject()
export class FindLowestPrices {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock
  ) {}

  /** By variant id; variants without a reduction at present are absent. */
  async execute(variantIds: readonly number[], currency: string): Promise<Map<number, LowestPrice>> {
    const histories = await this.#histories(variantIds, currency)
    const now = this.clock.iso()
    const lowest = new Map<number, LowestPrice>()
    for (const [variant, history] of histories) {
      const found = lowestBefore(history, now, lookBack)
      if (found) lowest.set(variant, found)
    }
    return lowest
  }

  async #histories(variantIds: readonly number[], currency: string): Promise<Map<number, PriceSegment[]>> {
    const ids =
      this.store.dialect === 'sqlite'
        ? '(select value from json_each(?))'
        : '(select value::bigint from json_array_elements_text(?::json))'
    const rows = await this.store.reader.all<HistoryRow>(
      `select variant_id, amount, from_at, to_at, is_reduced from catalogue_price_history
       where variant_id in ${ids} and currency = ? and customer_group = '' order by variant_id, from_at`,
      [JSON.stringify(variantIds), currency]
    )
    const histories = new Map<number, PriceSegment[]>()
    for (const { variant_id: variant, amount, from_at: from, to_at: to, is_reduced: isReduced } of rows) {
      const history = histories.get(Number(variant)) ?? []
      history.push({ amount: Number(amount), isReduced: Boolean(isReduced), from, to })
      histories.set(Number(variant), history)
    }
    return histories
  }
}

/** The instant 30 days before another one. */
export function lookBack(since: string): string {
  return writeInstant(readInstant(since).minus({ days: LOOK_BACK_DAYS }))
}
