import { inject } from '@adonisjs/core'
import { ChannelPort } from '#core/context/shop_context'
import { ReplaceRows } from '#core/resources/replace_rows'
import { Translator } from '#core/i18n/translator'
import { checkChannel } from '#plugins/sales/shipping/table_rates/check_table_rate'
import { tableRefused } from '#plugins/sales/shared/errors'
import { formatProblem } from '#core/import/problem'
import type { Locale } from '#core/i18n/locales'
import type { Origin } from '#core/audit/origin'
import type { ReadTable } from '#plugins/sales/shipping/table_rates/read_table_file'

interface Replacement {
  channel: string
  table: ReadTable
  /** Language of the messages. */
  locale: Locale
}

/** Replaces all rows of a channel with those of a file, in one transaction. */
@inject()
export class ReplaceTableRates {
  constructor(
    private readonly rows: ReplaceRows,
    private readonly channels: ChannelPort,
    private readonly translator: Translator
  ) {}

  /** @throws channelUnknown, tableRefused if a row of the file has a problem */
  async execute({ channel, table, locale }: Replacement, origin: Origin): Promise<number> {
    checkChannel(this.channels, channel)
    const { rows, problems } = table
    if (problems.length > 0) {
      const messages = problems.slice(0, 100).map((problem) => formatProblem(this.translator, locale, problem))
      throw tableRefused({ count: problems.length }, 'file', { problems: messages })
    }
    await this.rows.execute('sales.table_rates', { rows, where: { field: 'channel', value: channel } }, origin)
    return rows.length
  }
}
