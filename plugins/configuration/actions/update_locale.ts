import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { queryRows } from '#core/database/query_rows'
import { localeDefault } from '#plugins/configuration/errors'
import { findChannels } from '#plugins/configuration/queries/find_channels'
import { findLocale, type LocaleRow } from '#plugins/configuration/queries/find_locale'
import { Journal } from '#plugins/configuration/services/journal'
import { fromTransaction, lockConfiguration, mustBeCurrent } from '#plugins/configuration/services/written_row'
import type { Origin } from '#core/audit/origin'

export type LocaleChange = Pick<LocaleRow, 'id' | 'name' | 'isEnabled' | 'position' | 'version'>

const UPDATE = `update configuration_locales set name = ?, is_enabled = ?, position = ?, version = version + 1
  where id = ?`

/** Changes a language, or switches it on or off: what is off is offered by no channel. */
@inject()
export class UpdateLocale {
  constructor(
    private readonly store: Store,
    private readonly journal: Journal
  ) {}

  /** @throws rowGone, rowStale, localeDefault */
  execute({ id, version, ...given }: LocaleChange, origin: Origin): Promise<LocaleRow> {
    return this.store.transaction(async (trx) => {
      await lockConfiguration(trx)
      const rows = fromTransaction(trx)
      const before = mustBeCurrent(await findLocale(rows, id), version)
      if (before.isEnabled && !given.isEnabled) {
        const channels = (await findChannels(rows)).filter(({ defaultLocale }) => defaultLocale === before.code)
        const codes = channels.map(({ code }) => code).join(', ')
        if (codes) throw localeDefault({ channels: codes }, 'isEnabled')
      }
      await queryRows(trx, UPDATE, [given.name, given.isEnabled, given.position, id])
      const after = (await findLocale(rows, id)) as LocaleRow
      await this.journal.record(trx, origin, { kind: 'locales', id, code: before.code, before, after })
      return after
    })
  }
}
