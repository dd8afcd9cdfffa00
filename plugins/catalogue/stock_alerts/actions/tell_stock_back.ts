import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Mailer } from '#core/mail/mailer'
import { STOCK_ALERTS_ENABLED } from '#plugins/catalogue/stock_alerts/settings'
import { Settings } from '#core/settings/settings'
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
const LISTED = `select a.variant_id as id, a.channel, a.locale, a.noted, a.unnoted, l.page
  from (select variant_id, channel, locale, count(back_at) as noted, count(*) - count(back_at) as unnoted
      from catalogue_stock_alerts where variant_id > ? and variant_id <= ? group by variant_id, channel, locale) a
    join catalogue_variants v on v.id = a.variant_id
    join catalogue_listings l on l.product_id = v.product_id and l.channel = a.channel and l.locale = a.locale
  order by a.variant_id`

const END = `delete from catalogue_stock_alerts where id in (select id from catalogue_stock_alerts
    where variant_id = ? and channel = ? and locale = ? order by id limit ${CHUNK})
  returning email, back_at`

/** What is back stays as it was noted first; what is sold out again waits like before. */
const NOTE_BACK = `update catalogue_stock_alerts set back_at = ?
  where variant_id = ? and channel = ? and locale = ? and back_at is null`
const FORGET_BACK = `update catalogue_stock_alerts set back_at = null
  where variant_id = ? and channel = ? and locale = ? and back_at is not null`

/** Seconds. When alerts are switched on, nobody is told of what has been back for longer. */
const OLDEST = 7 * 24 * 3600

interface Awaited {
  id: number
  channel: string
  locale: Locale
  /** Alerts that have a `back_at`, and those that have none. */
  noted: number
  unnoted: number
  page: string
}

/**
 * Notifies customers by mail that a variant is back in stock. An alert is deleted in the transaction that sends its mail,
 * so that each alert sends one mail even if this runs repeatedly. While alerts are switched off, nobody is notified: it is
 * noted since when a variant is back.
 */
@inject()
export class TellStockBack {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly mailer: Mailer
  ) {}

  /** Returns the number of mails sent. */
  async execute(signal?: AbortSignal): Promise<number> {
    const isOn = this.settings.get<boolean>(STOCK_ALERTS_ENABLED)
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
        const isBack = listed !== null && !listed.isSoldOut
        if (isBack && isOn) mails += await this.#notify(row, listed, signal)
        else if (Number(isBack ? row.unnoted : row.noted) > 0) await this.#note(row, isBack)
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
    const oldest = this.clock.isoIn(-OLDEST)
    let mails = 0
    let count = 0
    do {
      signal?.throwIfAborted()
      mails += await this.store.transaction(async (trx) => {
        const ended = await queryRows<{ email: string; back_at: string | null }>(trx, END, [id, channel, locale])
        count = ended.length
        const told = ended.filter((alert) => alert.back_at === null || alert.back_at > oldest)
        for (const { email } of told) {
          const values = { name, address, end: endAlertsLink(email, locale) }
          await this.mailer.send(trx, { to: email, template: 'catalogue.stock_back', values, locale, channel })
        }
        return told.length
      })
    } while (count === CHUNK)
    return mails
  }

  #note({ id, channel, locale }: Awaited, isBack: boolean): Promise<unknown> {
    const alerts = [id, channel, locale]
    return this.store.transaction((trx) => {
      return isBack ? queryRows(trx, NOTE_BACK, [this.clock.iso(), ...alerts]) : queryRows(trx, FORGET_BACK, alerts)
    })
  }
}
