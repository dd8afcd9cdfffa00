import { inject } from '@adonisjs/core'
import { ReplaceRows } from '#core/resources/replace_rows'
import { Translator } from '#core/i18n/translator'
import { tableRefused } from '#plugins/sales/shared/errors'
import { formatProblem } from '#core/import/problem'
import type { Locale } from '#core/i18n/locales'
import type { Origin } from '#core/audit/origin'
import type { ReadRates } from '#plugins/sales/taxes/rate_file/read_rate_file'

/** Replaces all VAT rates with those of a file. Existing documents keep their rates. */
@inject()
export class ReplaceTaxRates {
  constructor(
    private readonly rows: ReplaceRows,
    private readonly translator: Translator
  ) {}

  /** Returns the number of rates. @throws tableRefused if a row of the file has a problem */
  async execute({ rows, problems }: ReadRates, locale: Locale, origin: Origin): Promise<number> {
    if (problems.length > 0) {
      const messages = problems.slice(0, 100).map((problem) => formatProblem(this.translator, locale, problem))
      throw tableRefused({ count: problems.length }, 'file', { problems: messages })
    }
    await this.rows.execute('sales.tax_rates', { rows }, origin)
    return rows.length
  }
}
