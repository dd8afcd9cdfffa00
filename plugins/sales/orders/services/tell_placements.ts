import { inject } from '@adonisjs/core'
import { Contributed } from '#plugins/sales/shared/contributions'
import { inside } from '#plugins/sales/database/statements'
import type { PlacedLine, PlacedOrder } from '#plugins/sales/contracts/order_placement'
import type { Transaction } from '#core/database/store'

interface LineRow {
  id: number
  product: number
  variant: number
  quantity: number
  parent: number | null
  family: number
  category: number | null
}

/** Lets other plugins keep what they need of an order that is being placed. Without contributions it runs no statement. */
@inject()
export class TellPlacements {
  constructor(private readonly contributed: Contributed) {}

  async execute(trx: Transaction, order: Omit<PlacedOrder, 'lines'>): Promise<void> {
    const placements = await this.contributed.all('sales.order_placements')
    let read: Promise<PlacedLine[]> | null = null
    const lines = () => (read ??= readLines(trx, order.orderId))
    for (const { contribution } of placements) await contribution.keep(trx, { ...order, lines })
  }
}

async function readLines(trx: Transaction, orderId: number): Promise<PlacedLine[]> {
  const rows = await inside(trx)<LineRow>(
    `select l.id, l.product_id as product, l.variant_id as variant, l.quantity, l.parent_position as parent,
       p.family_id as family, c.category_id as category
     from sales_order_lines l join catalogue_products p on p.id = l.product_id
     left join catalogue_product_categories c on c.product_id = p.id
     where l.order_id = ? order by l.position, c.category_id`,
    [orderId]
  )
  return [...Map.groupBy(rows, ({ id }) => Number(id))].map(([lineId, all]) => {
    const [{ product, variant, quantity, parent, family }] = all as [LineRow]
    return {
      lineId,
      productId: Number(product),
      variantId: Number(variant),
      quantity: Number(quantity),
      isPart: parent !== null,
      familyId: Number(family),
      categoryIds: all.flatMap(({ category }) => (category === null ? [] : [Number(category)])),
    }
  })
}
