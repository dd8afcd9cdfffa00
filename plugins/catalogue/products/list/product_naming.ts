import { variants } from '#plugins/catalogue/products/tables'
import { variantTextNames } from '#plugins/catalogue/products/fields'
import type { Naming } from '#core/lists/list'

const CODES = variantTextNames.map((name) => `v.${variants.column(name)}`)

/** What people call a product by, over `catalogue_product_rows r`; each of its variants has a SKU and texts of its own too. */
export const productNaming = {
  codes: ['r.sku'],
  codesElsewhere: [{ from: 'catalogue_variants v', row: 'v.product_id', codes: ['v.sku', ...CODES] }],
  titles: ['r.name_key'],
} satisfies Naming
