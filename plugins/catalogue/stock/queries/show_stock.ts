import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { stockMovements, stockReservations } from '#plugins/catalogue/stock/tables'
import type { RowIn } from '#core/database/table'

/** `source`: its code. */
interface Placed {
  sku: string
  source: string
}

const MOVEMENT = ['id', 'quantity', 'reason', 'reference', 'at'] as const
const RESERVATION = ['id', 'quantity', 'reference', 'expiresAt'] as const

export type ShownMovement = Placed & Pick<RowIn<typeof stockMovements>, (typeof MOVEMENT)[number]>
export type ShownReservation = Placed & Pick<RowIn<typeof stockReservations>, (typeof RESERVATION)[number]>

/** The last movements of a product's stock, and what is promised of it. */
@inject()
export class ShowStock {
  constructor(private readonly store: Store) {}

  async execute(product: number): Promise<{ movements: ShownMovement[]; reservations: ShownReservation[] }> {
    const db = this.store.read
    const movements = await db.all<ShownMovement>(
      `select v.sku, s.code as source, ${stockMovements.columns('m', MOVEMENT)}
       from catalogue_variants v join catalogue_stock_movements m on m.variant_id = v.id
       join catalogue_inventory_sources s on s.id = m.source_id
       where v.product_id = ? order by m.id desc limit 50`,
      product
    )
    const reservations = await db.all<ShownReservation>(
      `select v.sku, s.code as source, ${stockReservations.columns('r', RESERVATION)}
       from catalogue_variants v join catalogue_stock_reservations r on r.variant_id = v.id and r.status = 'open'
       join catalogue_inventory_sources s on s.id = r.source_id
       where v.product_id = ? order by r.id desc limit 50`,
      product
    )
    return { movements, reservations }
  }
}
