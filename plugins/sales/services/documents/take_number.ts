import { inject } from '@adonisjs/core'
import { ChannelPort } from '#core/context/shop_context'
import { Clock } from '#core/time/clock'
import { SHOP_ZONE } from '#core/time/shop_zone'
import { Settings } from '#core/settings/settings'
import { SERIES, type Series } from '#plugins/sales/services/documents/number_series'
import type { Run } from '#plugins/sales/database/statements'

/** Gives orders and documents their numbers. */
@inject()
export class TakeNumber {
  constructor(
    private readonly clock: Clock,
    private readonly channels: ChannelPort,
    private readonly settings: Settings
  ) {}

  /**
   * The next number of a series. Its row is held until the transaction ends, and a transaction that fails gives its number
   * back: what a series counts has neither gaps nor doubles. How it is written is the shop's to say, and counts for nothing:
   * under another prefix the same count goes on.
   */
  async execute(run: Run, series: Series, channel: string): Promise<string> {
    const year = this.#year(channel)
    const [taken] = await run<{ last: number }>(
      `insert into sales_number_series (series, year, last) values (?, ?, 1)
       on conflict (series, year) do update set last = sales_number_series.last + 1 returning last`,
      [series, year]
    )
    const said = SERIES[series].settings
    const prefix = this.settings.get<string>(`${said}.number_prefix`)
    const length = this.settings.get<number>(`${said}.number_length`)
    return `${prefix}${year}-${String(Number(taken?.last)).padStart(length, '0')}`
  }

  /** In which the shop stands: at midnight it is the shop's, not the one of Greenwich. */
  #year(channel: string): number {
    const zone = this.channels.all().find(({ code }) => code === channel)?.timezone ?? SHOP_ZONE
    return this.clock.now().setZone(zone).year
  }
}
