import { inject } from '@adonisjs/core'
import { PluginRegistry } from '#core/plugin/registry'
import { Store } from '#core/database/store'
import { ratePairTaken } from '#plugins/configuration/errors'
import { checkPair, checkSource, exactRate } from '#plugins/configuration/services/rate_rule'
import { findRate, type RateRow } from '#plugins/configuration/queries/find_rate'
import { Journal } from '#plugins/configuration/services/journal'
import { RateWriter } from '#plugins/configuration/services/rate_writer'
import { fromTransaction, lockConfiguration } from '#plugins/configuration/services/written_row'
import type { Origin } from '#core/audit/origin'

/** Sets the first rate of a pair of currencies. */
@inject()
export class CreateRate {
  constructor(
    private readonly store: Store,
    private readonly registry: PluginRegistry,
    private readonly writer: RateWriter,
    private readonly journal: Journal
  ) {}

  /** @throws rateInvalid, ratePairSame, ratePairTaken, currencyUnknown, rateSourceUnknown */
  execute(
    { base, target, rate, source }: Pick<RateRow, 'base' | 'target' | 'rate' | 'source'>,
    origin: Origin
  ): Promise<RateRow> {
    const exact = exactRate(rate)
    checkSource(this.registry, source)
    return this.store.transaction(async (trx) => {
      await lockConfiguration(trx)
      const rows = fromTransaction(trx)
      await checkPair(rows, { base, target })
      const id = await this.writer.add(trx, { base, target, rate: exact, source, publishedOn: null })
      if (id === null) throw ratePairTaken({}, 'target')
      const after = (await findRate(rows, id)) as RateRow
      await this.journal.record(trx, origin, {
        kind: 'exchange_rates',
        id: after.id,
        code: `${base} ${target}`,
        before: null,
        after,
      })
      return after
    })
  }
}
