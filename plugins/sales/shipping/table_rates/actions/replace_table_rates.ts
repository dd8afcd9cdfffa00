import { inject } from '@adonisjs/core'
import { AuditLog } from '#core/audit/audit_log'
import { ChannelPort } from '#core/context/shop_context'
import { Clock } from '#core/time/clock'
import { Store, type Transaction } from '#core/database/store'
import { Translator } from '#core/i18n/translator'
import { TABLE_RATES, type TableRateRow } from '#plugins/sales/shipping/table_rates/table_rate_row'
import { columnValues } from '#core/records/record_kind'
import { checkChannel } from '#plugins/sales/shipping/table_rates/check_table_rate'
import { insertRows } from '#core/database/insert_rows'
import { inside } from '#plugins/sales/database/statements'
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
    private readonly store: Store,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
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
    await this.store.transaction((trx) => this.#replace(trx, channel, rows, origin))
    return rows.length
  }

  async #replace(trx: Transaction, channel: string, rows: TableRateRow[], origin: Origin): Promise<void> {
    const gone = await inside(trx)('delete from sales_table_rates where channel = ? returning id', [channel])
    const now = this.clock.iso()
    await insertRows(
      trx,
      TABLE_RATES.table,
      rows.map((row) => ({ ...columnValues(TABLE_RATES, row), created_at: now, updated_at: now }))
    )
    await this.audit.record(trx, origin, {
      subject: TABLE_RATES.subject,
      subjectId: channel,
      action: 'updated' as const,
      changes: { rows: [gone.length, rows.length] },
    })
    await this.store.changes.record(trx, TABLE_RATES.subject, [channel])
  }
}
