import { shopifyFormat } from '#plugins/catalogue/export/shopify_format'
import { woocommerceFormat } from '#plugins/catalogue/export/woocommerce_format'
import type { ForeignFormat } from '#plugins/catalogue/export/foreign_format'

/** Formats of other programs by the name that `--as` takes. */
export const FOREIGN_FORMATS: Readonly<Record<string, ForeignFormat>> = {
  woocommerce: woocommerceFormat,
  shopify: shopifyFormat,
}
