import app from '@adonisjs/core/services/app'
import { Store } from '#core/database/store'
import { consents } from '#plugins/marketing/newsletter/tables'
import { makeRow } from '#plugins/marketing/testing'
import type { ResourceSamples } from '#core/testing/resource_samples'

/** Each act of a subscriber leaves one. */
export default {
  async make(turn) {
    const store = await app.container.make(Store)
    const said = { email: `preuve-${turn}@exemple.fr`, state: 'confirmed', consentedAt: '2026-03-14T10:00:00.000Z' }
    const { id } = await makeRow('marketing.subscribers', {
      ...said,
      locale: 'fr_FR',
      channel: 'default',
      proof: 'Salon',
    })
    const event = {
      kind: 'confirmed',
      source: 'shop',
      words: `Texte ${turn}`,
      locale: 'fr_FR',
      ip: '127.0.0.1',
    } as const
    const happenedAt = `2026-03-1${turn % 10}T10:00:00.000Z`
    return store.transaction((trx) => consents.insert(trx, { ...event, subscriberId: id, happenedAt }))
  },
  beyond: 2,
} satisfies ResourceSamples
