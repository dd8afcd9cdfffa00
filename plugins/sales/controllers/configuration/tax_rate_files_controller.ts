import { inject } from '@adonisjs/core'
import { ReplaceTaxRates } from '#plugins/sales/actions/configuration/replace_tax_rates'
import { Store } from '#core/database/store'
import { TAX_RATES } from '#plugins/sales/taxes/tax_records'
import { attachment } from '#core/files/send_file'
import { listRecords } from '#core/records/record_kind'
import { outside } from '#plugins/sales/database/statements'
import { readRateUpload } from '#plugins/sales/services/configuration/read_rate_upload'
import { requestOrigin } from '#core/identity/request_origin'
import { writeRateFile } from '#plugins/sales/taxes/rate_file/write_rate_file'
import type { HttpContext } from '@adonisjs/core/http'

/** The rates of VAT as a file, and a file in their place. */
@inject()
export default class TaxRateFilesController {
  constructor(
    private readonly database: Store,
    private readonly replacement: ReplaceTaxRates
  ) {}

  async show({ response }: HttpContext) {
    const rows = await listRecords(outside(this.database), TAX_RATES)
    response
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', attachment('vat-rates.csv'))
    return writeRateFile(rows)
  }

  async store(ctx: HttpContext) {
    const read = await readRateUpload(ctx, this.database)
    const rows = await this.replacement.execute(read, ctx.shop.locale, requestOrigin(ctx))
    ctx.response.status(201)
    return { data: { rows } }
  }
}
