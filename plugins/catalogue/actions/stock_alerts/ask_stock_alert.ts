import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { RateLimits } from '#core/limits/rate_limits'
import { Store } from '#core/database/store'
import { foldEmail } from '#core/database/fold_email'
import { queryRows } from '#core/database/query_rows'
import { takeOrRefuse } from '#core/limits/take_or_refuse'
import { alertNotNeeded, alertsTooMany, variantNotFound } from '#plugins/catalogue/errors'
import { listedVariant } from '#plugins/catalogue/services/stock_alerts/listed_variant'
import type { Locale } from '#core/i18n/locales'

export interface AskedAlert {
  sku: string
  email: string
  /** Null: a guest. */
  customerId: number | null
  channel: string
  locale: Locale
}

const LISTED = `select v.id, l.page from catalogue_variants v join catalogue_listings l
  on l.product_id = v.product_id and l.channel = ? and l.locale = ? where v.sku = ?`

/** Who asks again is told as long as if they had asked now. */
const ASK = `insert into catalogue_stock_alerts (variant_id, email, customer_id, channel, locale, created_at)
  values (?, ?, ?, ?, ?, ?) on conflict (variant_id, email) do update set
    customer_id = coalesce(catalogue_stock_alerts.customer_id, excluded.customer_id),
    channel = excluded.channel, locale = excluded.locale, created_at = excluded.created_at`

/** Notes who is to be told when a sold-out variant is back. Whether an address asked before is not told. */
@inject()
export class AskStockAlert {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly limits: RateLimits
  ) {}

  /**
   * `address`: of the network. Gives the e-mail address that will be written to.
   * @throws alertsTooMany, variantNotFound, alertNotNeeded
   */
  async execute({ sku, email: typed, customerId, channel, locale }: AskedAlert, address: string): Promise<string> {
    const email = foldEmail(typed)
    await takeOrRefuse(this.limits, 'catalogue.stock_alerts_address', address, alertsTooMany)
    await takeOrRefuse(this.limits, 'catalogue.stock_alerts_email', email, alertsTooMany)
    const found = await this.store.reader.first<{ id: number | string; page: string }>(LISTED, [channel, locale, sku])
    const listed = found && listedVariant(found.page, Number(found.id))
    if (!listed) throw variantNotFound({ id: sku })
    if (!listed.isSoldOut) throw alertNotNeeded({ name: listed.name })
    const row = [Number(found.id), email, customerId, channel, locale, this.clock.iso()]
    await this.store.transaction((trx) => queryRows(trx, ASK, row))
    return email
  }
}
