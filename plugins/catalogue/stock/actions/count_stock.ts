import { inject } from '@adonisjs/core'
import { Store, type Transaction } from '#core/database/store'
import { Statements } from '#core/database/statements'
import { MoveStock } from '#plugins/catalogue/stock/actions/move_stock'
import { sourceUnknown, stockChanged } from '#plugins/catalogue/stock/errors'
import { variantNotFound } from '#plugins/catalogue/products/errors'
import { lockStock } from '#plugins/catalogue/stock/levels'
import type { Origin } from '#core/audit/origin'

/** The stock of a variant at a source: as the user saw it before, and as they counted it. */
export interface CountedStock {
  variantId: number
  /** Source code. */
  source: string
  before: number
  onHand: number
}

/** Sets the counted stock of a product, all of it or nothing. Refuses if the stock changed since the user saw it. */
@inject()
export class CountStock {
  constructor(
    private readonly store: Store,
    private readonly move: MoveStock
  ) {}

  /** @throws variantNotFound, sourceUnknown, stockChanged with the current stock */
  execute(product: number, counted: readonly CountedStock[], origin: Origin): Promise<void> {
    return this.store.transaction((trx) => this.#run(trx, product, { counted, origin }))
  }

  async #run(
    trx: Transaction,
    product: number,
    { counted, origin }: { counted: readonly CountedStock[]; origin: Origin }
  ): Promise<void> {
    const db = new Statements(trx)
    const variants = [...new Set(counted.map(({ variantId }) => variantId))]
    const own = await db.run<{ id: number }>(
      `select id from catalogue_variants where id in ${db.ids} and product_id = ?`,
      variants,
      product
    )
    const known = new Set(own.map(({ id }) => id))
    const { levels, skus, sources } = await lockStock(db, variants)
    counted.forEach(({ variantId, source: code, before }, at) => {
      const field = `counts.${at}.onHand`
      const source = sources.get(code)
      if (!known.has(variantId)) throw variantNotFound({ id: variantId }, field)
      if (source === undefined) throw sourceUnknown({ source: code }, field)
      const onHand = levels.of(variantId, source)?.onHand ?? 0
      if (onHand !== before) {
        throw stockChanged({ sku: skus.get(variantId) ?? '', onHand }, field, { current: { at, onHand } })
      }
    })
    const moves = counted
      .filter(({ before, onHand }) => before !== onHand)
      .map(({ variantId, source, before, onHand }) => ({
        variantId,
        source,
        quantity: onHand - before,
        reason: 'inventory',
      }))
    if (moves.length > 0) await this.move.execute(moves, origin, trx)
  }
}
