import app from '@adonisjs/core/services/app'
import { Queue } from '#core/jobs/queue'
import { Store } from '#core/database/store'
import type { DomainListener } from '#core/events/listener'

/** Has reduced prices computed anew after a change of what rules ask about. A shop without rules has no work. */
const followCatalogue: DomainListener = {
  async handle({ name, payload }) {
    const { reader } = await app.container.make(Store)
    if (!(await reader.first('select id from marketing_catalog_rules where is_active limit 1'))) return
    const queue = await app.container.make(Queue)
    if (name !== 'catalogue.products.upserted') {
      await queue.enqueue(null, 'marketing.apply_catalog_rules', {}, { key: 'all' })
      return
    }
    const { created = [], updated = [] } = payload as Record<string, number[] | undefined>
    await queue.enqueue(null, 'marketing.apply_catalog_rules', { ids: [...created, ...updated] })
  },
}

export default followCatalogue
