import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { queryRows } from '#core/database/query_rows'
import { currencyUsed } from '#plugins/configuration/errors'
import { findCurrency } from '#plugins/configuration/queries/find_currency'
import { Guards } from '#plugins/configuration/services/guards'
import { Journal } from '#plugins/configuration/services/journal'
import { fromTransaction, lockConfiguration, mustBeCurrent } from '#plugins/configuration/services/written_row'
import type { Origin } from '#core/audit/origin'

/** Takes away a currency that no channel sells in and nothing is priced in, with its rates; their history stays. */
@inject()
export class DeleteCurrency {
  constructor(
    private readonly store: Store,
    private readonly guards: Guards,
    private readonly journal: Journal
  ) {}

  /** @throws rowGone, rowStale, currencyUsed, and what plugins refuse */
  execute({ id, version }: { id: number; version: number }, origin: Origin): Promise<void> {
    return this.store.transaction(async (trx) => {
      await lockConfiguration(trx)
      const before = mustBeCurrent(await findCurrency(fromTransaction(trx), id), version)
      const { code, channels } = before
      if (channels.length > 0) throw currencyUsed({ channels: channels.join(', ') })
      await this.guards.check(trx, { kind: 'currency', code })
      await queryRows(trx, 'delete from configuration_exchange_rates where base = ? or target = ?', [code, code])
      await queryRows(trx, 'delete from configuration_currencies where id = ?', [id])
      await this.journal.record(trx, origin, { kind: 'currencies', id, code, before, after: null })
    })
  }
}
