import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { searchIndexOf } from '#core/search/search_index'
import { PRODUCTS_TOPIC } from '#plugins/catalogue/listing/index/listing_cache'
import { RefreshListings } from '#plugins/catalogue/listing/refresh_listings'
import { removeListings } from '#plugins/catalogue/listing/write_listings'

/** Products per transaction. Small, so that others can write between two transactions. */
const BATCH = 100

const NEXT = 'select id from catalogue_products where id > ? order by id limit ?'

const COUNT = 'select count(*) as total from catalogue_products'

/**
 * Rebuilds all listings in batches while the shop is open: after a change of addresses or rules, or if an index may be
 * wrong. It can be aborted at any time and started again.
 */
@inject()
export class RebuildListings {
  constructor(
    private readonly store: Store,
    private readonly refresh: RefreshListings
  ) {}

  /** Reports its progress after each batch. Returns the number of products. */
  async execute(onProgress: (done: number, total: number) => void = () => undefined): Promise<number> {
    const row = await this.store.reader.first<{ total: number }>(COUNT)
    const total = row?.total ?? 0
    let done = 0
    for (let last = 0; ;) {
      const ids = await this.#batch(last)
      if (ids.length === 0) break
      last = ids.at(-1) as number
      done += ids.length
      onProgress(done, total)
    }
    await searchIndexOf(this.store).settle()
    return done
  }

  async #batch(last: number): Promise<number[]> {
    const rows = await this.store.reader.all<{ id: number }>(NEXT, [last, BATCH])
    const ids = rows.map(({ id }) => id)
    if (ids.length === 0) return ids
    await this.store.transaction(async (trx) => {
      // A refresh only overwrites rows. Those of a removed channel or currency must be deleted.
      await removeListings(trx, ids)
      await this.refresh.execute(trx, ids)
      await this.store.changes.record(trx, PRODUCTS_TOPIC, ids)
    })
    return ids
  }
}
