import { inject } from '@adonisjs/core'
import { ChannelPort } from '#core/context/shop_context'
import { Clock } from '#core/time/clock'
import { dayIn } from '#core/time/day_in'
import { SHOP_ZONE } from '#core/time/shop_zone'
import { Settings } from '#core/settings/settings'
import { SERIES, type Series } from '#plugins/sales/documents/numbers/number_series'
import type { Run } from '#plugins/sales/database/statements'

/** Allocates the numbers of orders and documents. */
@inject()
export class TakeNumber {
  constructor(
    private readonly clock: Clock,
    private readonly channels: ChannelPort,
    private readonly settings: Settings
  ) {}

  /**
   * Takes the next number of a series. The row of the series stays locked until the transaction ends, and a rollback returns
   * the number, so that a series has neither gaps nor duplicates. A change of prefix or length continues the count.
   */
  async execute(run: Run, series: Series, channel: string): Promise<string> {
    const year = this.#year(channel)
    const [taken] = await run<{ last: number }>(
      `insert into sales_number_series (series, year, last) values (?, ?, 1)
       on conflict (series, year) do update set last = sales_number_series.last + 1 returning last`,
      [series, year]
    )
    const { settings } = SERIES[series]
    const prefix = this.settings.get<string>(`${settings}.number_prefix`)
    const length = this.settings.get<number>(`${settings}.number_length`)
    return `${prefix}${year}-${String(Number(taken?.last)).padStart(length, '0')}`
  }

  /** The year in the channel's time zone. */
  #year(channel: string): number {
    const zone = this.channels.all().find(({ code }) => code === channel)?.timezone ?? SHOP_ZONE
    return Number(dayIn(zone, this.clock).slice(0, 4))
  }
}
