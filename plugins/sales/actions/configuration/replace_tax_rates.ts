import { inject } from '@adonisjs/core'
import { AuditLog } from '#core/audit/audit_log'
import { Clock } from '#core/time/clock'
import { Store, type Transaction } from '#core/database/store'
import { Translator } from '#core/i18n/translator'
import { TAX_RATES } from '#plugins/sales/taxes/tax_records'
import { cellsOf, fieldsOf } from '#core/records/record_kind'
import { insertRows } from '#core/database/insert_rows'
import { inside } from '#plugins/sales/database/statements'
import { tableRefused } from '#plugins/sales/errors'
import { tellProblem } from '#core/import/problem'
import type { Locale } from '#core/i18n/locales'
import type { Origin } from '#core/audit/origin'
import type { ReadRates } from '#plugins/sales/taxes/rate_file/read_rate_file'

/** Puts a file's rates in the place of all rates of VAT: all of them or none. Documents keep what they were made with. */
@inject()
export class ReplaceTaxRates {
  constructor(
    private readonly store: Store,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly translator: Translator
  ) {}

  /** Gives how many there are. @throws tableRefused while any row of the file has a problem */
  async execute({ rows, problems }: ReadRates, locale: Locale, origin: Origin): Promise<number> {
    if (problems.length > 0) {
      const told = problems.slice(0, 100).map((problem) => tellProblem(this.translator, locale, problem))
      throw tableRefused({ count: problems.length }, 'file', { problems: told })
    }
    await this.store.transaction((trx) => this.#replace(trx, rows, origin))
    return rows.length
  }

  async #replace(trx: Transaction, rows: ReadRates['rows'], origin: Origin): Promise<void> {
    const gone = await inside(trx)(`delete from ${TAX_RATES.table} returning id`)
    const now = this.clock.iso()
    const columns = [...fieldsOf(TAX_RATES).map(([, { column }]) => column), 'created_at', 'updated_at']
    await insertRows(
      trx,
      TAX_RATES.table,
      columns,
      rows.map((row) => [...cellsOf(TAX_RATES, row), now, now])
    )
    await this.audit.record(trx, origin, {
      ...{ subject: TAX_RATES.subject, subjectId: 'all', action: 'updated' as const },
      changes: { rows: [gone.length, rows.length] },
    })
    await this.store.changes.record(trx, TAX_RATES.subject, ['all'])
  }
}
