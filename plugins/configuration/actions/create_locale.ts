import { inject } from '@adonisjs/core'
import { isLocale } from '#core/i18n/locales'
import { Store } from '#core/database/store'
import { queryRows } from '#core/database/query_rows'
import { localeTaken, localeUnspoken } from '#plugins/configuration/errors'
import { findLocale, type LocaleRow } from '#plugins/configuration/queries/find_locale'
import { Journal } from '#plugins/configuration/services/journal'
import { fromTransaction, lockConfiguration } from '#plugins/configuration/services/written_row'
import type { Origin } from '#core/audit/origin'

const INSERT = `insert into configuration_locales (id, code, name, direction, position)
  select coalesce(max(id), 0) + 1, ?, ?, 'ltr', coalesce(max(position), -1) + 1 from configuration_locales where true
  on conflict (code) do nothing returning id`

/** Adds a language that the shop has words in. */
@inject()
export class CreateLocale {
  constructor(
    private readonly store: Store,
    private readonly journal: Journal
  ) {}

  /** @throws localeUnspoken, localeTaken */
  execute({ code, name }: Pick<LocaleRow, 'code' | 'name'>, origin: Origin): Promise<LocaleRow> {
    if (!isLocale(code)) throw localeUnspoken({ locale: code }, 'code')
    return this.store.transaction(async (trx) => {
      await lockConfiguration(trx)
      const [added] = await queryRows<{ id: number }>(trx, INSERT, [code, name])
      if (!added) throw localeTaken({}, 'code')
      const after = (await findLocale(fromTransaction(trx), Number(added.id))) as LocaleRow
      await this.journal.record(trx, origin, { kind: 'locales', id: after.id, code, before: null, after })
      return after
    })
  }
}
