import app from '@adonisjs/core/services/app'
import { PRODUCTS_TOPIC } from '#plugins/catalogue/listing/index/listing_cache'
import { RefreshListings } from '#plugins/catalogue/listing/refresh_listings'
import { Store, type Transaction } from '#core/database/store'

/** Lists products again whose reviews have changed: cards and pages have their stars. */
export async function relistReviewed(trx: Transaction, productIds: readonly number[]): Promise<void> {
  const ids = [...new Set(productIds)]
  if (ids.length === 0) return
  const [store, refresh] = [await app.container.make(Store), await app.container.make(RefreshListings)]
  await refresh.execute(trx, ids)
  await store.changes.record(trx, PRODUCTS_TOPIC, ids)
}
