import { bigint, instant, integer, named, nullable, table, text } from '#core/database/table'

/** The ledger: every piece that came in or went out. */
export const stockMovements = table('catalogue_stock_movements', {
  id: bigint(),
  variantId: bigint(),
  sourceId: bigint(),
  /** Positive: came in; negative: went out. Never 0. */
  quantity: integer(),
  /** Why, such as `import`, `adjustment`, `shipment`. */
  reason: text(),
  /** What caused it, such as an order's number; empty: nothing that has one. */
  reference: text(),
  at: named('occurred_at', instant()),
})

/** What a source holds of a variant. */
export const stockLevels = table('catalogue_stock_levels', {
  variantId: bigint(),
  sourceId: bigint(),
  onHand: integer(),
  reserved: integer(),
})

/** Pieces that are promised, such as to an order. */
export const stockReservations = table('catalogue_stock_reservations', {
  id: bigint(),
  reference: text(),
  variantId: bigint(),
  sourceId: bigint(),
  quantity: integer(),
  status: text<'open' | 'released' | 'expired' | 'taken'>(),
  /** Null: until it is taken or given back. */
  expiresAt: nullable(instant()),
  createdAt: instant(),
  closedAt: nullable(instant()),
})
