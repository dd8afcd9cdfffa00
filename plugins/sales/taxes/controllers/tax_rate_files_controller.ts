import { inject } from '@adonisjs/core'
import { ReplaceTaxRates } from '#plugins/sales/taxes/actions/replace_tax_rates'
import { ReadTaxes } from '#plugins/sales/taxes/queries/read_taxes'
import { attachment } from '#core/files/send_file'
import { readRateUpload } from '#plugins/sales/taxes/rate_file/read_rate_upload'
import { requestOrigin } from '#core/identity/request_origin'
import { writeRateFile } from '#plugins/sales/taxes/rate_file/write_rate_file'
import type { HttpContext } from '@adonisjs/core/http'

/** The rates of VAT as a file, and a file in their place. */
@inject()
export default class TaxRateFilesController {
  constructor(
    private readonly taxes: ReadTaxes,
    private readonly replacement: ReplaceTaxRates
  ) {}

  async show({ response }: HttpContext) {
    const { rates } = await this.taxes.table()
    response
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', attachment('vat-rates.csv'))
    return writeRateFile(rates)
  }

  async store(ctx: HttpContext) {
    const read = await readRateUpload(ctx)
    const rows = await this.replacement.execute(read, ctx.shop.locale, requestOrigin(ctx))
    ctx.response.status(201)
    return { data: { rows } }
  }
}
