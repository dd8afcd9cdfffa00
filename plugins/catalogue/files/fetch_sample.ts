import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { queryRows } from '#core/database/query_rows'
import { sampleNotFound } from '#plugins/catalogue/files/errors'

const COUNT = `update catalogue_downloads set downloads = downloads + 1
  where id = ? and kind = 'sample'
    and product_id in (select id from catalogue_products where status = 'published')
  returning source, file_hash`

/** Counts a download of a sample, and returns its location: an address, or the hash of a file. */
@inject()
export class FetchSample {
  constructor(private readonly store: Store) {}

  /** @throws sampleNotFound */
  async execute(id: number): Promise<{ address: string } | { hash: string }> {
    const rows = await this.store.relaxedTransaction((trx) =>
      queryRows<{ source: string; file_hash: string | null }>(trx, COUNT, [id])
    )
    const [sample] = rows
    if (!sample) throw sampleNotFound()
    return sample.file_hash === null ? { address: sample.source } : { hash: sample.file_hash }
  }
}
