import app from '@adonisjs/core/services/app'
import { inject } from '@adonisjs/core'
import { DeleteProducts } from '#plugins/catalogue/products/deletion/delete_products'
import {
  isReserved,
  onHandOf,
  RestoreProducts,
  type OnHand,
  type Restoration,
} from '#plugins/catalogue/products/upsert/restore_products'
import { isDeepStrictEqual } from 'node:util'
import { lockProducts } from '#plugins/catalogue/database/lock_products'
import { nameOf } from '#plugins/catalogue/products/upsert/upsert_products'
import type { ImportUndo, ImportWrite, UndoResult } from '#core/import/import_undo'
import type { Origin } from '#core/audit/origin'
import type { ProductState } from '#plugins/catalogue/products/upsert/product_state'
import type { Transaction } from '#core/database/store'

const PRODUCTS = 'catalogue.products'

/** By what a product is told apart from what the import left. */
interface Mark {
  version: number
  onHand: OnHand
}

/** What an import wrote of a product. */
export function productWrite({ before, after }: { before: ProductState | null; after: ProductState }): ImportWrite {
  const mark: Mark = { version: after.version, onHand: onHandOf(after) }
  return { kind: PRODUCTS, thing: after.id ?? 0, title: `${after.code} ${nameOf(after)}`, before, after: mark }
}

/**
 * Takes back what imports wrote of products. A product that somebody changed since stays. Created ones are deleted, unless
 * pieces of them were sold or received since.
 */
@inject()
class UndoProducts implements ImportUndo {
  constructor(
    private readonly restore: RestoreProducts,
    private readonly deletion: DeleteProducts
  ) {}

  async undo(trx: Transaction, writes: readonly ImportWrite[], origin: Origin): Promise<UndoResult[]> {
    await lockProducts(trx)
    const current = await this.restore.load(trx, [...new Set(writes.map(({ thing }) => thing))])
    const restorations: Restoration[] = []
    const created: number[] = []
    const seen = new Set<number>()
    const results = writes.map(({ thing, before, after }): UndoResult => {
      const found = current.get(thing)
      const mark = after as Mark
      if (!found) return 'gone'
      // One run may write a product twice. The last write decides; the one before it comes with the next call.
      if (seen.has(thing) || found.version !== mark.version) return 'changed'
      if (before === null && !isDeepStrictEqual(onHandOf(found), mark.onHand)) return 'changed'
      const state = before as ProductState | null
      if (isReserved({ before: state ?? { ...found, variants: [] }, current: found })) return 'needed'
      seen.add(thing)
      if (state) restorations.push({ before: state, onHand: mark.onHand, current: found })
      else created.push(thing)
      return 'undone'
    })
    await this.restore.execute(trx, restorations, origin)
    await this.deletion.within(trx, created, origin)
    return results
  }
}

const undo: ImportUndo = {
  undo: async (...asked) => (await app.container.make(UndoProducts)).undo(...asked),
}

export default undo
