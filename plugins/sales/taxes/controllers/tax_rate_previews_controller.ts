import { inject } from '@adonisjs/core'
import { Translator } from '#core/i18n/translator'
import { readRateUpload } from '#plugins/sales/taxes/rate_file/read_rate_upload'
import { formatProblem } from '#core/import/problem'
import type { HttpContext } from '@adonisjs/core/http'

const MOST_TOLD = 100

/** What a file of VAT rates would come to, before it is put in place: nothing is written. */
@inject()
export default class TaxRatePreviewsController {
  constructor(private readonly translator: Translator) {}

  async store(ctx: HttpContext) {
    const { rows, problems } = await readRateUpload(ctx)
    const told = problems
      .toSorted((a, b) => (a.row ?? 0) - (b.row ?? 0))
      .slice(0, MOST_TOLD)
      .map((problem) => formatProblem(this.translator, ctx.shop.locale, problem))
    return { data: { rows: rows.length, problems: problems.length, told } }
  }
}
