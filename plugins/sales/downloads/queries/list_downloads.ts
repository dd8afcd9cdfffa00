import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Store } from '#core/database/store'
import { readBoughtLinks, type BoughtLink } from '#plugins/sales/downloads/queries/bought_links'
import type { Locale } from '#core/i18n/locales'

/** A bought link for screens, without the address of its file. */
export type DownloadAnswer = Omit<BoughtLink, 'fileHash' | 'source'>

/** The links of a customer, or those of one order. */
@inject()
export class ListDownloads {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock
  ) {}

  async execute(of: { customerId: number } | { orderId: number }, locale: Locale): Promise<DownloadAnswer[]> {
    const links = await readBoughtLinks(this.store.reader, of, { now: this.clock.iso(), locale })
    return links.map(({ fileHash: _, source: __, ...shown }) => shown)
  }
}
