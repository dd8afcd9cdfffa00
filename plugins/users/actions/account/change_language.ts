import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import type { Locale } from '#core/i18n/locales'

/** Stores the language of the back office for a member of staff. A preference, so it is not audited. */
@inject()
export class ChangeLanguage {
  constructor(private readonly store: Store) {}

  async execute(staffId: number, locale: Locale): Promise<void> {
    await this.store.transaction((trx) => trx.from('users_staff').where('id', staffId).update({ locale }))
  }
}
