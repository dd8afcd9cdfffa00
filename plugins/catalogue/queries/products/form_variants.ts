import { firstDay, lastDay } from '#plugins/catalogue/services/special_days'
import type { JsonSql } from '#core/database/json_sql'
import type { FormLevel, FormPrice, FormVariant } from '#plugins/catalogue/queries/products/product_form'

/** A variant as `variantColumn` brings it. */
export interface FoundVariant extends Omit<FormVariant, 'options' | 'manageStock' | 'stock' | 'prices'> {
  options: FormVariant['options']
  manageStock: boolean | number
  levels: FormLevel[] | null
  prices: FormPrice[] | null
}

/** The variants of the product `p` with what each source holds, as one value. */
export function variantColumn({ list, object, part, instant }: JsonSql): string {
  const level = object({ source: 's.code', onHand: 'l.on_hand', reserved: 'l.reserved' })
  const price = object({
    ...{ group: 'vp.customer_group', quantity: 'vp.quantity', amount: 'vp.amount', percent: 'vp.percent' },
  })
  const variant = object({
    ...{ id: 'v.id', sku: 'v.sku', position: 'v.position', price: 'v.price_amount' },
    ...{ specialPrice: 'v.special_price_amount', specialFrom: instant('v.special_from') },
    ...{ specialTo: instant('v.special_to'), weight: 'v.weight', barcode: 'v.barcode', options: part('v.options') },
    ...{ status: 'v.status', manageStock: 'v.manage_stock' },
    levels: part(`(select ${list(level, 's.priority, s.id')} from catalogue_stock_levels l
      join catalogue_inventory_sources s on s.id = l.source_id where l.variant_id = v.id)`),
    prices: part(`(select ${list(price, "coalesce(vp.customer_group, ''), vp.quantity")}
      from catalogue_variant_prices vp where vp.variant_id = v.id)`),
  })
  return `(select ${list(variant, 'v.position, v.id')} from catalogue_variants v where v.product_id = p.id)`
}

/** As a form edits them. Days are those of the zone. */
export function formVariants(found: readonly FoundVariant[], zone: string): FormVariant[] {
  return found.map(({ levels, ...row }) => ({
    ...row,
    specialFrom: firstDay(row.specialFrom, zone),
    specialTo: lastDay(row.specialTo, zone),
    manageStock: Boolean(row.manageStock),
    prices: row.prices ?? [],
    stock: levels ?? [],
  }))
}
