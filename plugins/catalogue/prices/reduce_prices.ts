import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Store, type Transaction } from '#core/database/store'
import { Statements } from '#core/database/statements'
import { ListPricedVariants, type PricedVariant } from '#plugins/catalogue/prices/list_priced_variants'
import { ProductJournal } from '#plugins/catalogue/products/upsert/product_journal'
import { historyWrites } from '#plugins/catalogue/prices/history_writes'
import { lockProducts } from '#plugins/catalogue/database/lock_products'
import { reductions } from '#plugins/catalogue/products/tables'
import { runWrites } from '#core/database/write_set'
import type { PriceReduction } from '#plugins/catalogue/prices/reductions'

/** Products per transaction. Small, so that other writers wait only briefly. */
const BATCH = 100

/** A reduction of a variant. Amounts are in the currency that the variant is priced in. */
export interface VariantReduction extends PriceReduction {
  variantId: number
}

/** What reduces the prices of some variants. Called while no other writer changes products. */
export type Reduce = (variants: readonly PricedVariant[]) => Promise<VariantReduction[]>

/**
 * Has a plugin say what reduces prices, for all products or for some, batch by batch. What it says replaces what was said
 * before; variants for which that is the same are not written, so that work that was broken off goes on where it stood.
 * Listings and the history of prices follow in the same transaction. One plugin reduces prices.
 */
@inject()
export class ReducePrices {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly list: ListPricedVariants,
    private readonly journal: ProductJournal
  ) {}

  /** Returns how many products changed. An abort takes effect between two batches. `ids`: of products; absent: all. */
  async execute(
    reduce: Reduce,
    { ids, signal }: { ids?: readonly number[]; signal?: AbortSignal } = {}
  ): Promise<number> {
    let changed = 0
    if (ids) {
      for (let from = 0; from < ids.length; from += BATCH) {
        signal?.throwIfAborted()
        changed += (await this.#batch({ ids: ids.slice(from, from + BATCH) }, reduce)).changed
      }
      return changed
    }
    for (let after: number | null = 0; after !== null;) {
      signal?.throwIfAborted()
      const batch: Batch = await this.#batch({ after, limit: BATCH }, reduce)
      changed += batch.changed
      after = batch.last
    }
    return changed
  }

  #batch(page: Parameters<ListPricedVariants['execute']>[0], reduce: Reduce): Promise<Batch> {
    return this.store.transaction(async (trx) => {
      await lockProducts(trx)
      const { last, variants } = await this.list.execute(page, undefined, trx)
      const wanted = Map.groupBy(variants.length > 0 ? await reduce(variants) : [], ({ variantId }) => variantId)
      const now = this.clock.iso()
      const changes = variants.flatMap((variant) => {
        const after = (wanted.get(variant.id) ?? []).map(({ variantId: _, ...one }) => ({
          ...one,
          currency: variant.currency,
        }))
        const held = variant.reductions.filter(({ to }) => to === null || to > now)
        return keyOf(held) === keyOf(after) ? [] : [{ ...variant, reductions: after }]
      })
      return { last, changed: await this.#write(trx, changes, now) }
    })
  }

  async #write(trx: Transaction, changes: readonly PricedVariant[], now: string): Promise<number> {
    if (changes.length === 0) return 0
    const db = new Statements(trx)
    const ids = changes.map(({ id }) => id)
    const rows = changes.flatMap(({ id, currency, reductions: list }) =>
      list.map((one) => ({ ...one, steps: [...one.steps], variantId: id, currency }))
    )
    await runWrites(trx, [
      db.write(`delete from catalogue_reductions where variant_id in ${db.ids}`, ids),
      reductions.insertWrite(db.dialect, rows),
      ...historyWrites(db, { variants: changes, existing: ids, now }),
    ])
    const products = [...new Set(changes.map(({ productId }) => productId))]
    // The words of a product stay as they are.
    await this.journal.publish(trx, products, { silent: new Set(products) })
    return products.length
  }
}

interface Batch {
  last: number | null
  changed: number
}

/** Reductions as text, whatever their order. */
function keyOf(list: readonly (PriceReduction & { currency?: string })[]): string {
  return list
    .map(({ channel, group, currency, steps, from, to }) => {
      return JSON.stringify([channel, group, currency, steps.map(({ kind, value }) => [kind, value]), from, to])
    })
    .sort()
    .join('\n')
}
