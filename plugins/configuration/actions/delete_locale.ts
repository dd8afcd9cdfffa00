import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { queryRows } from '#core/database/query_rows'
import { localeUsed } from '#plugins/configuration/errors'
import { findLocale } from '#plugins/configuration/queries/find_locale'
import { Guards } from '#plugins/configuration/services/guards'
import { Journal } from '#plugins/configuration/services/journal'
import { fromTransaction, lockConfiguration, mustBeCurrent } from '#plugins/configuration/services/written_row'
import type { Origin } from '#core/audit/origin'

/** Takes away a language that nothing uses. Others can be switched off. */
@inject()
export class DeleteLocale {
  constructor(
    private readonly store: Store,
    private readonly guards: Guards,
    private readonly journal: Journal
  ) {}

  /** @throws rowGone, rowStale, localeUsed, and what plugins refuse */
  execute({ id, version }: { id: number; version: number }, origin: Origin): Promise<void> {
    return this.store.transaction(async (trx) => {
      await lockConfiguration(trx)
      const before = mustBeCurrent(await findLocale(fromTransaction(trx), id), version)
      if (before.channels.length > 0) throw localeUsed({ channels: before.channels.join(', ') })
      await this.guards.check(trx, { kind: 'locale', code: before.code })
      await queryRows(trx, 'delete from configuration_locales where id = ?', [id])
      await this.journal.record(trx, origin, { kind: 'locales', id, code: before.code, before, after: null })
    })
  }
}
