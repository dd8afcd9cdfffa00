import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Store } from '#core/database/store'
import { downloadClosed, downloadNotFound } from '#plugins/sales/downloads/errors'
import { downloadUses } from '#plugins/sales/downloads/tables'
import { inside } from '#plugins/sales/database/statements'
import { readBoughtLinks, type BoughtLink } from '#plugins/sales/downloads/queries/bought_links'

/** Limit of a download without a limit. */
const WITHOUT_END = 2_000_000_000

interface Fetching {
  customerId: number
  lineId: number
  downloadId: number
}

/** Counts the downloads of a customer. The count is atomic, so that concurrent requests cannot exceed the limit. */
@inject()
export class FetchDownload {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock
  ) {}

  /** The link, if it is the customer's and open. @throws downloadNotFound, downloadClosed */
  async find({ customerId, lineId, downloadId }: Fetching): Promise<BoughtLink> {
    const now = this.clock.iso()
    const links = await readBoughtLinks(this.store.reader, { customerId }, { now, locale: 'fr_FR' })
    const link = links.find((one) => one.lineId === lineId && one.downloadId === downloadId)
    if (!link) throw downloadNotFound()
    if (!link.isOpen) throw downloadClosed()
    return link
  }

  /** @throws downloadClosed if the limit was reached meanwhile */
  async count({ lineId, downloadId, most }: BoughtLink): Promise<void> {
    await this.store.transaction(async (trx) => {
      await downloadUses.insertIfNew(trx, { lineId, downloadId, used: 0 })
      const counted = await inside(trx)(
        `update sales_download_uses set used = used + 1
         where line_id = ? and download_id = ? and used < ? returning id`,
        [lineId, downloadId, most ?? WITHOUT_END]
      )
      if (counted.length === 0) throw downloadClosed()
    })
  }
}
