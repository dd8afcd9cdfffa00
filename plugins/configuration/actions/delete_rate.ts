import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { queryRows } from '#core/database/query_rows'
import { rateNeeded } from '#plugins/configuration/errors'
import { findChannels } from '#plugins/configuration/queries/find_channels'
import { findRate } from '#plugins/configuration/queries/find_rate'
import { Journal } from '#plugins/configuration/services/journal'
import { fromTransaction, lockConfiguration, mustBeCurrent } from '#plugins/configuration/services/written_row'
import type { Origin } from '#core/audit/origin'

/** Deletes a rate that no channel uses. Its history stays. */
@inject()
export class DeleteRate {
  constructor(
    private readonly store: Store,
    private readonly journal: Journal
  ) {}

  /** @throws rowGone, staleWrite, rateNeeded */
  execute({ id, version }: { id: number; version: number }, origin: Origin): Promise<void> {
    return this.store.transaction(async (trx) => {
      await lockConfiguration(trx)
      const rows = fromTransaction(trx)
      const before = mustBeCurrent(await findRate(rows, id), version)
      const { base, target } = before
      const needs = (await findChannels(rows)).find(
        ({ baseCurrency, currencies }) => baseCurrency === base && currencies.includes(target)
      )
      if (needs) throw rateNeeded({ channel: needs.code, target })
      await queryRows(trx, 'delete from configuration_exchange_rates where id = ?', [id])
      await this.journal.record(trx, origin, {
        kind: 'exchange_rates',
        id,
        code: `${base} ${target}`,
        before,
        after: null,
      })
    })
  }
}
