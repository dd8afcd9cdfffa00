import { inject } from '@adonisjs/core'
import { FindMediaUses } from '#core/resources/find_media_uses'
import { Store } from '#core/database/store'
import { fromStore } from '#core/database/run_rows'
import type { Locale } from '#core/i18n/locales'

/** Places that are shown: more are only counted. */
const MOST = 50

/** Where a medium of the library is used. */
@inject()
export class ReadMediumUses {
  constructor(
    private readonly uses: FindMediaUses,
    private readonly store: Store
  ) {}

  async execute(id: number, locale: Locale) {
    const found = await this.uses.execute([id], { run: fromStore(this.store), locale })
    const data = found.slice(0, MOST).map(({ label, name, screen, params }) => {
      return { kind: label[locale], name, screen, params }
    })
    return { data, meta: { total: found.length } }
  }
}
