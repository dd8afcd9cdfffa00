import app from '@adonisjs/core/services/app'
import { Store } from '#core/database/store'
import type { ResourceSamples } from '#core/testing/resource_samples'

/** The last source stays: there is another one. A change of the status also makes listings anew. */
export default {
  async prepare() {
    const store = await app.container.make(Store)
    await store.transaction((trx) =>
      trx.insertQuery().table('catalogue_inventory_sources').insert({ code: 'main', name: 'Chai' })
    )
  },
  change: (turn) => ({ name: `Cave ${turn}`, city: 'Beaune', latitude: '47.02', priority: turn }),
} satisfies ResourceSamples
