import type { Bulk } from '#plugins/catalogue/database/bulk'
import type { Write } from '#core/database/write'

/** One signed entry of the ledger. */
export interface Movement {
  variant: number
  source: number
  /** Positive: comes in; negative: goes out. Never 0. */
  quantity: number
  /** Why, such as `import`, `adjustment`, `shipment`. */
  reason: string
  /** What caused it, such as an order's number; empty: nothing that has one. */
  reference: string
}

/**
 * Movements and their levels together, one movement per variant and source. A level refuses to fall below what is
 * reserved: look and lock before.
 */
export function movementWrites(bulk: Bulk, movements: readonly Movement[], now: string): Write[] {
  const source = bulk.rows({
    variant: 'bigint',
    source: 'bigint',
    quantity: 'integer',
    reason: 'text',
    reference: 'text',
    now: 'instant',
  })
  const levels = bulk.rows({ variant: 'bigint', source: 'bigint', quantity: 'integer' })
  return [
    bulk.write(
      `insert into catalogue_stock_movements (variant_id, source_id, quantity, reason, reference, occurred_at)
       select r.variant, r.source, r.quantity, r.reason, r.reference, r.now from ${source} where true`,
      movements.map((movement) => ({ ...movement, now }))
    ),
    bulk.write(
      `insert into catalogue_stock_levels (variant_id, source_id, on_hand)
       select r.variant, r.source, r.quantity from ${levels} where true
       on conflict (variant_id, source_id) do update set on_hand = catalogue_stock_levels.on_hand + excluded.on_hand`,
      movements.filter(({ quantity }) => quantity > 0)
    ),
    // Not by an upsert: a row to be inserted may not be negative, even where one stands already.
    bulk.write(
      `update catalogue_stock_levels set on_hand = on_hand + r.quantity
       from ${levels} where variant_id = r.variant and source_id = r.source`,
      movements.filter(({ quantity }) => quantity < 0)
    ),
  ]
}
