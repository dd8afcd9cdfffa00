import { inject } from '@adonisjs/core'
import { BaseMoney } from '#plugins/sales/shipping/base_money'
import { ChannelPort } from '#core/context/shop_context'
import { ListTableRates } from '#plugins/sales/shipping/table_rates/queries/list_table_rates'
import { ReplaceTableRates } from '#plugins/sales/shipping/table_rates/actions/replace_table_rates'
import { attachment } from '#core/files/send_file'
import { checkChannel } from '#plugins/sales/shipping/table_rates/check_table_rate'
import { minorDigits } from '#core/money/currency'
import { readTableUpload } from '#plugins/sales/shipping/table_rates/read_table_upload'
import { requestOrigin } from '#core/identity/request_origin'
import { showTableRateFile } from '#plugins/sales/shipping/table_rates/table_rate_validator'
import { writeTableFile } from '#plugins/sales/shipping/table_rates/write_table_file'
import type { HttpContext } from '@adonisjs/core/http'

/** The table of delivery of a channel as a file, and a file in its place. */
@inject()
export default class TableRateFilesController {
  constructor(
    private readonly list: ListTableRates,
    private readonly money: BaseMoney,
    private readonly channels: ChannelPort,
    private readonly replacement: ReplaceTableRates
  ) {}

  async show({ request, response }: HttpContext) {
    const { channel } = await request.validateUsing(showTableRateFile)
    checkChannel(this.channels, channel)
    const rows = await this.list.execute(channel)
    response
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', attachment(`table-rates-${channel}.csv`))
    return writeTableFile(rows, minorDigits(this.money.currencyOf(channel)))
  }

  async store(ctx: HttpContext) {
    const { channel, table } = await readTableUpload(ctx, this.money)
    const rows = await this.replacement.execute({ channel, table, locale: ctx.shop.locale }, requestOrigin(ctx))
    ctx.response.status(201)
    return { data: { rows } }
  }
}
