import { fileSettings } from '#plugins/catalogue/files/settings'
import { listingSettings } from '#plugins/catalogue/listing/settings'
import { permalinkSettings } from '#plugins/catalogue/permalinks/settings'
import { productSettings } from '#plugins/catalogue/products/settings'
import { reviewSettings } from '#plugins/catalogue/reviews/settings'
import { stockAlertSettings } from '#plugins/catalogue/stock_alerts/settings'
import { stockSettings } from '#plugins/catalogue/stock/settings'

/** What staff may change of the catalogue while the shop runs. */
export const settings = {
  ...permalinkSettings,
  ...listingSettings,
  ...productSettings,
  ...fileSettings,
  ...stockSettings,
  ...stockAlertSettings,
  ...reviewSettings,
}
