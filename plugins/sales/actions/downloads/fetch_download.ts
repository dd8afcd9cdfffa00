import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Store } from '#core/database/store'
import { downloadClosed, downloadNotFound } from '#plugins/sales/errors/downloads'
import { inside } from '#plugins/sales/database/statements'
import { readBoughtLinks, type BoughtLink } from '#plugins/sales/queries/downloads/bought_links'

/** More than anybody fetches. */
const WITHOUT_END = 2_000_000_000

interface Fetching {
  customerId: number
  lineId: number
  downloadId: number
}

/** Counts that a customer fetches a link of theirs: two at once cannot both be the last. */
@inject()
export class FetchDownload {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock
  ) {}

  /** The link, if it is theirs and open. @throws downloadNotFound, downloadClosed */
  async find({ customerId, lineId, downloadId }: Fetching): Promise<BoughtLink> {
    const now = this.clock.iso()
    const links = await readBoughtLinks(this.store.reader, { customerId }, { now, locale: 'fr_FR' })
    const link = links.find((one) => one.lineId === lineId && one.downloadId === downloadId)
    if (!link) throw downloadNotFound()
    if (!link.isOpen) throw downloadClosed()
    return link
  }

  /** @throws downloadClosed when it was fetched for the last time meanwhile */
  async count({ lineId, downloadId, most }: BoughtLink): Promise<void> {
    await this.store.transaction(async (trx) => {
      const run = inside(trx)
      await run(
        'insert into sales_download_uses (line_id, download_id, used) values (?, ?, 0) on conflict do nothing',
        [lineId, downloadId]
      )
      const counted = await run(
        `update sales_download_uses set used = used + 1
         where line_id = ? and download_id = ? and used < ? returning id`,
        [lineId, downloadId, most ?? WITHOUT_END]
      )
      if (counted.length === 0) throw downloadClosed()
    })
  }
}
