import app from '@adonisjs/core/services/app'
import { Store } from '#core/database/store'
import { freshConfiguration } from '#plugins/configuration/testing'
import type { ResourceSamples } from '#core/testing/resource_samples'

/** The shop has texts in two languages, which are there: one has to go before it can be created. */
export default {
  async prepare() {
    await freshConfiguration()
    const store = await app.container.make(Store)
    await store.transaction(async (trx) => {
      await trx.from('configuration_locales').where('code', 'en_GB').delete()
      await trx.from('configuration_channels').update({ locales: '["fr_FR"]' })
      await store.changes.record(trx, 'configuration.channels', ['default'])
    })
  },
  create: () => ({ code: 'en_GB', name: 'English' }),
} satisfies ResourceSamples
