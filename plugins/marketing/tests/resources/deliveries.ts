import app from '@adonisjs/core/services/app'
import { Statements } from '#core/database/statements'
import { Store } from '#core/database/store'
import type { ResourceSamples } from '#core/testing/resource_samples'

const CAMPAIGN = `insert into marketing_campaigns (name, state, subject, preheader, body, channels, segment, last_occasion, created_at, updated_at)
  values (?, 'sent', '{}', '{}', '{}', '[]', '{"match":"all","list":[]}', '', ?, ?) returning id`

const DELIVERY = `insert into marketing_deliveries (campaign_id, email, occasion, state, queued_at)
  values (?, ?, '', 'queued', ?) returning id`

/** Each mail of a campaign leaves one. */
export default {
  async make(turn) {
    const at = `2026-03-1${turn % 10}T10:00:00.000Z`
    const store = await app.container.make(Store)
    return store.transaction(async (trx) => {
      const db = new Statements(trx)
      const [campaign] = await db.all<{ id: number }>(CAMPAIGN, `Campagne ${turn}`, at, at)
      const [made] = await db.all<{ id: number }>(DELIVERY, campaign?.id, `lecteur-${turn}@exemple.fr`, at)
      return Number(made?.id)
    })
  },
} satisfies ResourceSamples
