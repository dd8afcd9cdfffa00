import { inject } from '@adonisjs/core'
import { Attachments } from '#core/attachments/attachments'
import { staleWrite } from '#core/errors/stale'
import { Store, type Transaction } from '#core/database/store'
import { Statements } from '#core/database/statements'
import { productNotFound, productReserved } from '#plugins/catalogue/products/errors'
import { FindProductForm } from '#plugins/catalogue/products/form/queries/find_product_form'
import { Addresses } from '#plugins/catalogue/permalinks/addresses'
import { compositesAround } from '#plugins/catalogue/products/upsert/write_composition'
import { ProductJournal } from '#plugins/catalogue/products/upsert/product_journal'
import { PICTURES } from '#plugins/catalogue/reviews/review_pictures'
import { lockProducts } from '#plugins/catalogue/database/lock_products'
import type { Origin } from '#core/audit/origin'

/** Deletes products with all their rows. Products with reserved pieces cannot be deleted. */
@inject()
export class DeleteProducts {
  constructor(
    private readonly store: Store,
    private readonly addresses: Addresses,
    private readonly journal: ProductJournal,
    private readonly attachments: Attachments,
    private readonly forms: FindProductForm
  ) {}

  /** Returns the number of deleted products. Unknown ids are ignored. */
  execute(ids: readonly number[], origin: Origin): Promise<number> {
    return this.store.transaction((trx) => this.within(trx, ids, origin))
  }

  /** Deletes one product. @throws productNotFound, productReserved, staleWrite */
  async one({ id, version }: { id: number; version: number }, origin: Origin): Promise<void> {
    const isStale = await this.store.transaction(async (trx) => {
      await lockProducts(trx)
      const [product] = await new Statements(trx).all<{ version: number }>(
        'select version from catalogue_products where id = ?',
        id
      )
      if (!product) throw productNotFound({ id })
      if (product.version !== version) return true
      await this.within(trx, [id], origin)
      return false
    })
    // The form is read by another connection, so after the transaction.
    if (isStale) throw staleWrite({}, 'version', { current: await this.forms.execute(id) })
  }

  /** Deletes the products without reserved pieces. Returns the numbers of deleted and of remaining products. */
  free(ids: readonly number[], origin: Origin): Promise<{ deleted: number; kept: number }> {
    return this.store.transaction(async (trx) => {
      await lockProducts(trx)
      const db = new Statements(trx)
      const reserved = await db.run<{ id: number }>(
        `select distinct v.product_id as id from catalogue_variants v
         join catalogue_stock_levels l on l.variant_id = v.id where l.reserved > 0 and v.product_id in ${db.ids}`,
        ids
      )
      const kept = new Set(reserved.map(({ id }) => id))
      const deleted = await this.within(
        trx,
        ids.filter((id) => !kept.has(id)),
        origin
      )
      return { deleted, kept: kept.size }
    })
  }

  /** As `execute`, in a transaction. */
  async within(trx: Transaction, ids: readonly number[], origin: Origin): Promise<number> {
    await lockProducts(trx)
    const db = new Statements(trx)
    const products = await db.run<{ id: number; code: string }>(
      `select id, code from catalogue_products where id in ${db.ids}`,
      ids
    )
    if (products.length === 0) return 0
    const found = products.map(({ id }) => id)
    const [reserved] = await db.all<{ sku: string }>(
      `select v.sku from catalogue_variants v join catalogue_stock_levels l on l.variant_id = v.id
       where l.reserved > 0 and v.product_id in ${db.ids} limit 1`,
      found
    )
    if (reserved) throw productReserved({ sku: reserved.sku })
    const reviews = await db.run<{ id: number }>(
      `select id from catalogue_reviews where product_id in ${db.ids}`,
      found
    )
    await this.attachments.release(
      trx,
      PICTURES,
      reviews.map(({ id }) => Number(id))
    )
    const linked = await db.all<{ id: number }>(
      `select distinct product_id as id from catalogue_product_links where linked_id in ${db.ids}`,
      found
    )
    const around = await compositesAround(db, found)
    await db.all(`delete from catalogue_products where id in ${db.ids}`, found)
    await this.addresses.release(trx, 'product', found)
    const changes = (code: string) => ({ code: [code, null] }) as Record<string, [unknown, unknown]>
    const entries = products.map(({ id, code }) => ({
      subject: 'catalogue.products',
      subjectId: String(id),
      action: 'deleted' as const,
      changes: changes(code),
    }))
    const events = [{ name: 'catalogue.products.deleted', subject: 'catalogue.products', payload: { deleted: found } }]
    const touched = [...found, ...linked.map(({ id }) => id), ...around]
    await this.journal.publish(trx, touched, { audit: { origin, entries }, events })
    return found.length
  }
}
