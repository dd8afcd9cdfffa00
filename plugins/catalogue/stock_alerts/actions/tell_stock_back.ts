import { inject } from '@adonisjs/core'
import { Mailer } from '#core/mail/mailer'
import { Store } from '#core/database/store'
import { queryRows } from '#core/database/query_rows'
import { shopAddress } from '#plugins/users/index'
import { endAlertsLink } from '#plugins/catalogue/stock_alerts/stock_alert_link'
import { listedVariant, type ListedVariant } from '#plugins/catalogue/stock_alerts/listed_variant'
import type { Locale } from '#core/i18n/locales'

/** Variants per query, and mails per transaction. */
const CHUNK = 100

const AWAITED = `select distinct variant_id as id from catalogue_stock_alerts where variant_id > ?
  order by variant_id limit ${CHUNK}`

/** Stock is read from the listing, which already considers sources, reservations, parts and the channel. */
const LISTED = `select a.variant_id as id, a.channel, a.locale, l.page
  from (select distinct variant_id, channel, locale from catalogue_stock_alerts where variant_id > ? and variant_id <= ?) a
    join catalogue_variants v on v.id = a.variant_id
    join catalogue_listings l on l.product_id = v.product_id and l.channel = a.channel and l.locale = a.locale
  order by a.variant_id`

const END = `delete from catalogue_stock_alerts where id in (select id from catalogue_stock_alerts
    where variant_id = ? and channel = ? and locale = ? order by id limit ${CHUNK})
  returning email`

interface Awaited {
  id: number
  channel: string
  locale: Locale
  page: string
}

/**
 * Notifies customers by mail that a variant is back in stock. An alert is deleted in the transaction that sends its mail,
 * so that each alert sends one mail even if this runs repeatedly.
 */
@inject()
export class TellStockBack {
  constructor(
    private readonly store: Store,
    private readonly mailer: Mailer
  ) {}

  /** Returns the number of mails sent. */
  async execute(signal?: AbortSignal): Promise<number> {
    let mails = 0
    let after = 0
    for (;;) {
      signal?.throwIfAborted()
      const ids = await this.store.reader.all<{ id: number }>(AWAITED, [after])
      const last = ids.at(-1)
      if (!last) return mails
      const rows = await this.store.reader.all<Awaited>(LISTED, [after, last.id])
      for (const row of rows) {
        const listed = listedVariant(row.page, row.id)
        if (listed && !listed.isSoldOut) mails += await this.#notify(row, listed, signal)
      }
      after = last.id
    }
  }

  async #notify(
    { id, channel, locale }: Awaited,
    { name, path }: ListedVariant,
    signal?: AbortSignal
  ): Promise<number> {
    const address = shopAddress(path, locale)
    let mails = 0
    let count: number
    do {
      signal?.throwIfAborted()
      count = await this.store.transaction(async (trx) => {
        const ended = await queryRows<{ email: string }>(trx, END, [id, channel, locale])
        for (const { email } of ended) {
          const values = { name, address, end: endAlertsLink(email, locale) }
          await this.mailer.send(trx, { to: email, template: 'catalogue.stock_back', values, locale, channel })
        }
        return ended.length
      })
      mails += count
    } while (count === CHUNK)
    return mails
  }
}
