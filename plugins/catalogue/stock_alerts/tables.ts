import { bigint, instant, nullable, table, text } from '#core/database/table'
import type { Locale } from '#core/i18n/locales'

/** Who is to be told when a sold-out variant is back. A row ends with its mail. */
export const stockAlerts = table('catalogue_stock_alerts', {
  id: bigint(),
  variantId: bigint(),
  email: text(),
  customerId: nullable(bigint()),
  channel: text(),
  locale: text<Locale>(),
  createdAt: instant(),
  /** Since when the variant is back while alerts are switched off; null: it is not, or they are on. */
  backAt: nullable(instant()),
})
