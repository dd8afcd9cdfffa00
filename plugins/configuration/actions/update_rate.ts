import { inject } from '@adonisjs/core'
import { PluginRegistry } from '#core/plugin/registry'
import { Store } from '#core/database/store'
import { checkSource, exactRate } from '#plugins/configuration/services/rate_rule'
import { findRate, type RateRow } from '#plugins/configuration/queries/find_rate'
import { Journal } from '#plugins/configuration/services/journal'
import { RateWriter } from '#plugins/configuration/services/rate_writer'
import { fromTransaction, lockConfiguration, mustBeCurrent } from '#plugins/configuration/services/written_row'
import type { Origin } from '#core/audit/origin'

export type RateChange = Pick<RateRow, 'id' | 'rate' | 'source' | 'version'>

/** Changes a rate; the former one stays in the history. */
@inject()
export class UpdateRate {
  constructor(
    private readonly store: Store,
    private readonly registry: PluginRegistry,
    private readonly writer: RateWriter,
    private readonly journal: Journal
  ) {}

  /** @throws rowGone, staleWrite, rateInvalid, rateSourceUnknown */
  execute({ id, version, rate, source }: RateChange, origin: Origin): Promise<RateRow> {
    const exact = exactRate(rate)
    checkSource(this.registry, source)
    return this.store.transaction(async (trx) => {
      await lockConfiguration(trx)
      const rows = fromTransaction(trx)
      const before = mustBeCurrent(await findRate(rows, id), version)
      if (before.rate === exact && before.source === source) return before
      const { base, target } = before
      const publishedOn = before.rate === exact ? before.publishedOn : null
      await this.writer.replace(trx, id, { base, target, rate: exact, source, publishedOn })
      const after = (await findRate(rows, id)) as RateRow
      await this.journal.record(trx, origin, { kind: 'exchange_rates', id, code: `${base} ${target}`, before, after })
      return after
    })
  }
}
