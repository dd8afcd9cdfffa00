import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { searchIndexOf } from '#core/search/search_index'
import { PRODUCTS_TOPIC } from '#plugins/catalogue/listing/listing_memory'
import { RefreshListings } from '#plugins/catalogue/listing/refresh_listings'
import { removeListings } from '#plugins/catalogue/listing/write_listings'

/** Products of one transaction: the shop stays open, and others may write between two of them. */
const BATCH = 100

const NEXT = 'select id from catalogue_products where id > ? order by id limit ?'

const COUNT = 'select count(*) as total from catalogue_products'

/**
 * Makes every listing anew, batch by batch, while the shop is open: after a change of addresses or of rules, and when an
 * index is in doubt. Can be stopped at any moment and begun again.
 */
@inject()
export class RebuildListings {
  constructor(
    private readonly store: Store,
    private readonly refresh: RefreshListings
  ) {}

  /** Tells how far it is after each batch. Gives the number of products seen. */
  async execute(onProgress: (done: number, total: number) => void = () => undefined): Promise<number> {
    const row = await this.store.reader.first<{ total: number }>(COUNT)
    const total = Number(row?.total ?? 0)
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
    const ids = rows.map(({ id }) => Number(id))
    if (ids.length === 0) return ids
    await this.store.transaction(async (trx) => {
      // A refresh writes over rows that stand; those of a channel or currency that is no more would outlive it.
      await removeListings(trx, ids)
      await this.refresh.execute(trx, ids)
      await this.store.changes.record(trx, PRODUCTS_TOPIC, ids)
    })
    return ids
  }
}
