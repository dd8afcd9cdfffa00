import { inject } from '@adonisjs/core'
import { ListTaxRates } from '#plugins/sales/queries/list_tax_rates'
import { ReplaceTaxRates } from '#plugins/sales/actions/configuration/replace_tax_rates'
import { attachment } from '#core/files/send_file'
import { readRateUpload } from '#plugins/sales/services/configuration/read_rate_upload'
import { requestOrigin } from '#core/identity/request_origin'
import { writeRateFile } from '#plugins/sales/taxes/rate_file/write_rate_file'
import type { HttpContext } from '@adonisjs/core/http'

/** The rates of VAT as a file, and a file in their place. */
@inject()
export default class TaxRateFilesController {
  constructor(
    private readonly list: ListTaxRates,
    private readonly replacement: ReplaceTaxRates
  ) {}

  async show({ response }: HttpContext) {
    const rows = await this.list.execute()
    response
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', attachment('vat-rates.csv'))
    return writeRateFile(rows)
  }

  async store(ctx: HttpContext) {
    const read = await readRateUpload(ctx)
    const rows = await this.replacement.execute(read, ctx.shop.locale, requestOrigin(ctx))
    ctx.response.status(201)
    return { data: { rows } }
  }
}
