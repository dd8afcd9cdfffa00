import { inject } from '@adonisjs/core'
import { Mailer } from '#core/mail/mailer'
import { Store } from '#core/database/store'
import { queryRows } from '#core/database/query_rows'
import { shopAddress } from '#plugins/users/index'
import { endAlertsLink } from '#plugins/catalogue/services/stock_alerts/stock_alert_link'
import { listedVariant, type ListedVariant } from '#plugins/catalogue/services/stock_alerts/listed_variant'
import type { Locale } from '#core/i18n/locales'

/** Variants that are looked at together, and mails of one transaction. */
const CHUNK = 100

const AWAITED = `select distinct variant_id as id from catalogue_stock_alerts where variant_id > ?
  order by variant_id limit ${CHUNK}`

/** The listing tells, for it counts everything: open sources, what is promised, parts, what is published in which channel. */
const LISTED = `select a.variant_id as id, a.channel, a.locale, l.page
  from (select distinct variant_id, channel, locale from catalogue_stock_alerts where variant_id > ? and variant_id <= ?) a
    join catalogue_variants v on v.id = a.variant_id
    join catalogue_listings l on l.product_id = v.product_id and l.channel = a.channel and l.locale = a.locale
  order by a.variant_id`

const END = `delete from catalogue_stock_alerts where id in (select id from catalogue_stock_alerts
    where variant_id = ? and channel = ? and locale = ? order by id limit ${CHUNK})
  returning email`

interface Awaited {
  id: number | string
  channel: string
  locale: Locale
  page: string
}

/**
 * Mails those who wait for a variant that can be had again. An alert ends in the transaction that sends its mail: however
 * often this runs, one mail leaves.
 */
@inject()
export class TellStockBack {
  constructor(
    private readonly store: Store,
    private readonly mailer: Mailer
  ) {}

  /** Gives how many mails leave. */
  async execute(signal?: AbortSignal): Promise<number> {
    let mails = 0
    let after = 0
    for (;;) {
      signal?.throwIfAborted()
      const ids = await this.store.reader.all<{ id: number | string }>(AWAITED, [after])
      const last = ids.at(-1)
      if (!last) return mails
      const rows = await this.store.reader.all<Awaited>(LISTED, [after, Number(last.id)])
      for (const row of rows) {
        const listed = listedVariant(row.page, Number(row.id))
        if (listed && !listed.isSoldOut) mails += await this.#tell(row, listed, signal)
      }
      after = Number(last.id)
    }
  }

  async #tell({ id, channel, locale }: Awaited, { name, path }: ListedVariant, signal?: AbortSignal): Promise<number> {
    const address = shopAddress(path, locale)
    let mails = 0
    let count: number
    do {
      signal?.throwIfAborted()
      count = await this.store.transaction(async (trx) => {
        const ended = await queryRows<{ email: string }>(trx, END, [Number(id), channel, locale])
        for (const { email } of ended) {
          const values = { name, address, end: endAlertsLink(email, locale) }
          await this.mailer.send(trx, { to: email, template: 'catalogue.stock_back', values, locale })
        }
        return ended.length
      })
      mails += count
    } while (count === CHUNK)
    return mails
  }
}
