import { inject } from '@adonisjs/core'
import { Store, type Transaction } from '#core/database/store'
import { refuseStale } from '#core/errors/refuse_stale'
import { Statements } from '#core/database/statements'
import { categoryNotEmpty, categoryNotFound } from '#plugins/catalogue/categories/errors'
import { Addresses } from '#plugins/catalogue/permalinks/addresses'
import { ProductJournal } from '#plugins/catalogue/products/upsert/product_journal'
import { VocabularyJournal } from '#plugins/catalogue/vocabulary/vocabulary_journal'
import { findCategory } from '#plugins/catalogue/categories/category_rows'
import { lockProducts } from '#plugins/catalogue/database/lock_products'
import type { Origin } from '#core/audit/origin'

interface DeletionOptions {
  isConfirmed?: boolean
  version?: number
}

/** Removes a category. One with products or categories below it only when that was confirmed: they go, products stay. */
@inject()
export class DeleteCategory {
  constructor(
    private readonly store: Store,
    private readonly addresses: Addresses,
    private readonly products: ProductJournal,
    private readonly journal: VocabularyJournal
  ) {}

  execute(id: number, options: DeletionOptions, origin: Origin): Promise<void> {
    return this.store.transaction((trx) => this.within(trx, id, options, origin))
  }

  /** As `execute`, in a transaction. */
  async within(
    trx: Transaction,
    id: number,
    { isConfirmed = false, version }: DeletionOptions,
    origin: Origin
  ): Promise<void> {
    await lockProducts(trx)
    const db = new Statements(trx)
    const category = await findCategory(db, id)
    if (!category) throw categoryNotFound({ id })
    refuseStale(category, version)
    const below = await db.all<{ id: number }>(
      'select descendant_id as id from catalogue_category_closure where ancestor_id = ? order by depth desc',
      id
    )
    const ids = below.map((row) => row.id)
    const placed = await db.all<{ id: number }>(
      `select distinct product_id as id from catalogue_product_categories where category_id in ${db.ids}`,
      ids
    )
    if (!isConfirmed && (ids.length > 1 || placed.length > 0)) {
      const counts = { categories: ids.length - 1, products: placed.length }
      throw categoryNotEmpty(counts, undefined, counts)
    }
    const productIds = placed.map((row) => row.id)
    // A file that places them there again must be read again.
    await db.run(`update catalogue_products set row_hash = '' where id in ${db.ids}`, productIds)
    await db.all(`update catalogue_categories set parent_id = null where id in ${db.ids}`, ids)
    await db.all(`delete from catalogue_categories where id in ${db.ids}`, ids)
    await this.addresses.release(trx, category.kind, ids)
    await this.journal.record(trx, origin, {
      entries: ids.map((each) => ({
        subject: 'catalogue.categories',
        subjectId: String(each),
        action: 'deleted',
        changes: { code: [each === id ? category.code : null, null] },
      })),
      isShown: false,
    })
    if (productIds.length > 0) await this.products.publish(trx, productIds)
  }
}
