import { readJson, type Bulk } from '#plugins/catalogue/database/bulk'
import { emptyVariant, type ProductState, type VariantState } from '#plugins/catalogue/services/upsert/product_state'

interface VariantRow {
  id: number
  product_id: number
  sku: string
  position: number
  price_amount: number
  special_price_amount: number | null
  special_from: string | null
  special_to: string | null
  weight: number | null
  barcode: string | null
  options: unknown
  status: 'published' | 'draft'
  manage_stock: boolean | number
}

/** Adds to products their variants with what each source holds and their prices by group and quantity: three statements. */
export async function loadVariants(
  bulk: Bulk,
  products: Map<number, ProductState>,
  ids: readonly number[]
): Promise<void> {
  const rows = await bulk.all<VariantRow>(
    `select id, product_id, sku, position, price_amount, special_price_amount, special_from, special_to,
       weight, barcode, options, status, manage_stock
     from catalogue_variants where product_id in ${bulk.ids} order by product_id, position, id`,
    ids
  )
  const variants = new Map<number, VariantState>()
  for (const row of rows) {
    const variant = toVariant(row)
    variants.set(row.id, variant)
    products.get(row.product_id)?.variants.push(variant)
  }
  await loadLevels(bulk, variants)
  await loadPrices(bulk, variants)
}

function toVariant(row: VariantRow): VariantState {
  return {
    ...emptyVariant(row.sku, row.position),
    id: row.id,
    price: row.price_amount,
    specialPrice: row.special_price_amount,
    specialFrom: row.special_from,
    specialTo: row.special_to,
    weight: row.weight,
    barcode: row.barcode,
    options: readJson(row.options),
    status: row.status,
    manageStock: Boolean(row.manage_stock),
  }
}

/** Levels are locked until the transaction ends: nobody reserves between reading and writing. */
async function loadLevels(bulk: Bulk, variants: Map<number, VariantState>): Promise<void> {
  const levels = await bulk.run<{ variant_id: number; source: string; on_hand: number; reserved: number }>(
    `select l.variant_id, s.code as source, l.on_hand, l.reserved from catalogue_stock_levels l
     join catalogue_inventory_sources s on s.id = l.source_id
     where l.variant_id in ${bulk.ids} order by l.variant_id, l.source_id${bulk.sqlite ? '' : ' for update of l'}`,
    [...variants.keys()]
  )
  for (const { variant_id: id, source, on_hand: onHand, reserved } of levels) {
    const variant = variants.get(id)
    if (variant) variant.stock[source] = { onHand, reserved }
  }
}

async function loadPrices(bulk: Bulk, variants: Map<number, VariantState>): Promise<void> {
  const rows = await bulk.run<{
    variant_id: number
    customer_group: string | null
    quantity: number
    amount: number | null
    percent: number | null
  }>(
    `select variant_id, customer_group, quantity, amount, percent from catalogue_variant_prices
     where variant_id in ${bulk.ids} order by variant_id, coalesce(customer_group, ''), quantity`,
    [...variants.keys()]
  )
  for (const { variant_id: id, customer_group: group, quantity, amount, percent } of rows) {
    variants.get(id)?.prices.push({ group: group ?? '', quantity, amount, percent })
  }
}
