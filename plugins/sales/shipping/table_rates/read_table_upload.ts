import { ChannelPort } from '#core/context/shop_context'
import { checkChannel } from '#plugins/sales/shipping/table_rates/check_table_rate'
import { minorDigits } from '#core/money/currency'
import { readTableFile, type ReadTable } from '#plugins/sales/shipping/table_rates/read_table_file'
import { refusalOfFile } from '#core/import/problem'
import { takeUpload } from '#core/http/take_upload'
import type { BaseMoney } from '#plugins/sales/shipping/base_money'
import type { HttpContext } from '@adonisjs/core/http'

/** A file of table rates is a few thousand short lines. */
const LIMIT = 2 * 1024 * 1024

/** Takes the file of a request and reads it. The field `channel` comes before it. @throws channelUnknown */
export function readTableUpload(ctx: HttpContext, money: BaseMoney): Promise<{ channel: string; table: ReadTable }> {
  return takeUpload(ctx, { limit: LIMIT }, async ({ path, fields }) => {
    const { channel = '' } = fields
    checkChannel(await ctx.containerResolver.make(ChannelPort), channel)
    try {
      const currency = money.currencyOf(channel)
      return { channel, table: await readTableFile(path, { channel, currency, digits: minorDigits(currency) }) }
    } catch (error) {
      throw refusalOfFile(error, 'file')
    }
  })
}
