import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'

export interface ShownMovement {
  id: number
  sku: string
  source: string
  quantity: number
  reason: string
  reference: string
  at: string
}

export interface ShownReservation {
  id: number
  sku: string
  source: string
  quantity: number
  reference: string
  /** Null: until it is taken or given back. */
  expiresAt: string | null
}

/** The last movements of a product's stock, and what is promised of it. */
@inject()
export class ShowStock {
  constructor(private readonly store: Store) {}

  async execute(product: number): Promise<{ movements: ShownMovement[]; reservations: ShownReservation[] }> {
    const { reader } = this.store
    const movements = await reader.all<Omit<ShownMovement, 'at'> & { occurred_at: string }>(
      `select m.id, v.sku, s.code as source, m.quantity, m.reason, m.reference, m.occurred_at
       from catalogue_variants v join catalogue_stock_movements m on m.variant_id = v.id
       join catalogue_inventory_sources s on s.id = m.source_id
       where v.product_id = ? order by m.id desc limit 50`,
      [product]
    )
    const reservations = await reader.all<Omit<ShownReservation, 'expiresAt'> & { expires_at: string | null }>(
      `select r.id, v.sku, s.code as source, r.quantity, r.reference, r.expires_at
       from catalogue_variants v join catalogue_stock_reservations r on r.variant_id = v.id and r.status = 'open'
       join catalogue_inventory_sources s on s.id = r.source_id
       where v.product_id = ? order by r.id desc limit 50`,
      [product]
    )
    return {
      movements: movements.map(({ id, occurred_at: at, ...rest }) => ({ id: Number(id), ...rest, at })),
      reservations: reservations.map(({ id, expires_at: expiresAt, ...rest }) => ({
        id: Number(id),
        ...rest,
        expiresAt,
      })),
    }
  }
}
