import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import type { Locale } from '#core/i18n/locales'

/** Keeps the language that somebody reads the back office in. A taste, not a change that anybody looks up. */
@inject()
export class ChangeLanguage {
  constructor(private readonly store: Store) {}

  async execute(staffId: number, locale: Locale): Promise<void> {
    await this.store.transaction((trx) => trx.from('users_staff').where('id', staffId).update({ locale }))
  }
}
