import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { queryRows } from '#core/database/query_rows'
import { findCurrency, type CurrencyRow } from '#plugins/configuration/queries/find_currency'
import { Journal } from '#plugins/configuration/services/journal'
import { fromTransaction, lockConfiguration, mustBeCurrent } from '#plugins/configuration/services/written_row'
import type { Origin } from '#core/audit/origin'

export type CurrencyChange = Pick<CurrencyRow, 'id' | 'name' | 'symbol' | 'position' | 'version'>

const UPDATE = `update configuration_currencies set name = ?, symbol = ?, position = ?, version = version + 1
  where id = ?`

/** Changes how a currency is called. Its code and its decimals are those of ISO 4217. */
@inject()
export class UpdateCurrency {
  constructor(
    private readonly store: Store,
    private readonly journal: Journal
  ) {}

  /** @throws rowGone, rowStale */
  execute({ id, version, name, symbol, position }: CurrencyChange, origin: Origin): Promise<CurrencyRow> {
    return this.store.transaction(async (trx) => {
      await lockConfiguration(trx)
      const rows = fromTransaction(trx)
      const before = mustBeCurrent(await findCurrency(rows, id), version)
      await queryRows(trx, UPDATE, [name, symbol, position, id])
      const after = (await findCurrency(rows, id)) as CurrencyRow
      await this.journal.record(trx, origin, { kind: 'currencies', id, code: before.code, before, after })
      return after
    })
  }
}
