import app from '@adonisjs/core/services/app'
import { Store } from '#core/database/store'

const LOCALES = [
  { id: 1, code: 'fr_FR', name: 'Français', position: 0 },
  { id: 2, code: 'en_GB', name: 'English', position: 1 },
]

const CURRENCIES = [
  { id: 1, code: 'EUR', name: 'Euro', symbol: '€' },
  { id: 2, code: 'USD', name: 'Dollar', symbol: '$' },
]

/** The languages, the currencies (with a second one) and the channel of a fresh shop, after `resetDatabase`. */
export async function freshConfiguration(): Promise<void> {
  const store = await app.container.make(Store)
  await store.transaction(async (trx) => {
    await trx.insertQuery().table('configuration_locales').multiInsert(LOCALES)
    await trx.insertQuery().table('configuration_currencies').multiInsert(CURRENCIES)
    await trx
      .insertQuery()
      .table('configuration_channels')
      .insert({
        // After a reset, ids start at 1 on PostgreSQL and continue on SQLite.
        ...(store.dialect === 'sqlite' ? { id: 1 } : {}),
        code: 'default',
        default_locale: 'fr_FR',
        base_currency: 'EUR',
        locales: '["fr_FR","en_GB"]',
        currencies: '["EUR"]',
      })
    await trx.insertQuery().table('configuration_channel_translations').insert({
      channel_id: 1,
      locale: 'fr_FR',
      name: 'Cellier',
    })
    await store.changes.record(trx, 'configuration.channels', ['default'])
  })
}
