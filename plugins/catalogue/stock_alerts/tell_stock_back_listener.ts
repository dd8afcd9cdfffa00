import app from '@adonisjs/core/services/app'
import { Queue } from '#core/jobs/queue'
import { Store } from '#core/database/store'
import { amongIds, bindIds } from '#core/lists/among_ids'
import type { DomainListener } from '#core/events/listener'

/**
 * Has those told who wait for one of the products that an event is about, or for what they are parts of. Most events are
 * about nothing that anybody waits for: those make no job.
 */
const tellStockBack: DomainListener = {
  async handle({ payload }) {
    const { productIds = [], created = [], updated = [] } = payload as Record<string, number[] | undefined>
    const { dialect, reader } = await app.container.make(Store)
    const ids = bindIds(dialect, [...productIds, ...created, ...updated])
    const awaited = await reader.first(
      `select 1 as one from catalogue_stock_alerts a join catalogue_variants v on v.id = a.variant_id
       where ${amongIds(dialect, 'v.product_id')} or v.product_id in (select p.product_id from catalogue_product_parts p
         join catalogue_variants part on part.sku = p.sku where ${amongIds(dialect, 'part.product_id')}) limit 1`,
      [ids, ids]
    )
    if (!awaited) return
    const queue = await app.container.make(Queue)
    await queue.enqueue(null, 'catalogue.tell_stock_back', {}, { key: 'catalogue.tell_stock_back' })
  },
}

export default tellStockBack
