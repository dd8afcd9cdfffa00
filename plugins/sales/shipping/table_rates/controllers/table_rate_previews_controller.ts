import { inject } from '@adonisjs/core'
import { BaseMoney } from '#plugins/sales/shipping/base_money'
import { Translator } from '#core/i18n/translator'
import { previewAnswer } from '#plugins/sales/shipping/table_rates/table_preview'
import { readTableUpload } from '#plugins/sales/shipping/table_rates/read_table_upload'
import type { HttpContext } from '@adonisjs/core/http'

/** What a file of table rates would come to, before it is put in place: nothing is written. */
@inject()
export default class TableRatePreviewsController {
  constructor(
    private readonly money: BaseMoney,
    private readonly translator: Translator
  ) {}

  async store(ctx: HttpContext) {
    const { channel, table } = await readTableUpload(ctx, this.money)
    const words = { translator: this.translator, locale: ctx.shop.locale }
    return { data: previewAnswer(table, this.money.currencyOf(channel), words) }
  }
}
