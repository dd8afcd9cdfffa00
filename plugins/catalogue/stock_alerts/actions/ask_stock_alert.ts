import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { RateLimits } from '#core/limits/rate_limits'
import { Settings } from '#core/settings/settings'
import { Store } from '#core/database/store'
import { foldEmail } from '#core/database/fold_email'
import { takeOrRefuse } from '#core/limits/take_or_refuse'
import { STOCK_ALERTS_ENABLED } from '#plugins/catalogue/stock_alerts/settings'
import { alertNotNeeded, alertsOff, alertsTooMany } from '#plugins/catalogue/stock_alerts/errors'
import { variantNotFound } from '#plugins/catalogue/products/errors'
import { stockAlerts } from '#plugins/catalogue/stock_alerts/tables'
import { listedVariant } from '#plugins/catalogue/stock_alerts/listed_variant'
import type { Locale } from '#core/i18n/locales'

export interface AskedAlert {
  sku: string
  email: string
  /** Null for a guest. */
  customerId: number | null
  channel: string
  locale: Locale
}

const LISTED = `select v.id, l.page from catalogue_variants v join catalogue_listings l
  on l.product_id = v.product_id and l.channel = ? and l.locale = ? where v.sku = ?`

/** A repeated request renews the lifetime of the alert. */
const RENEWED = `on conflict (variant_id, email) do update set
    customer_id = coalesce(catalogue_stock_alerts.customer_id, excluded.customer_id),
    channel = excluded.channel, locale = excluded.locale, created_at = excluded.created_at,
    back_at = null`

/** Stores an e-mail address to notify when a sold-out variant is back. Does not reveal whether it was stored before. */
@inject()
export class AskStockAlert {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly limits: RateLimits
  ) {}

  /**
   * `address`: the IP address. Returns the e-mail address that will be notified.
   * @throws alertsOff, alertsTooMany, variantNotFound, alertNotNeeded
   */
  async execute({ sku, email: typed, customerId, channel, locale }: AskedAlert, address: string): Promise<string> {
    if (!this.settings.get<boolean>(STOCK_ALERTS_ENABLED)) throw alertsOff()
    const email = foldEmail(typed)
    await takeOrRefuse(this.limits, 'catalogue.stock_alerts_address', address, alertsTooMany)
    await takeOrRefuse(this.limits, 'catalogue.stock_alerts_email', email, alertsTooMany)
    const found = await this.store.reader.first<{ id: number; page: string }>(LISTED, [channel, locale, sku])
    const listed = found && listedVariant(found.page, found.id)
    if (!listed) throw variantNotFound({ id: sku })
    if (!listed.isSoldOut) throw alertNotNeeded({ name: listed.name })
    const row = { variantId: found.id, email, customerId, channel, locale, createdAt: this.clock.iso(), backAt: null }
    await this.store.transaction((trx) => stockAlerts.insertAll(trx, [row], RENEWED))
    return email
  }
}
