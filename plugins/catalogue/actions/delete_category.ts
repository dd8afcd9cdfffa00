import { inject } from '@adonisjs/core'
import { Store, type Transaction } from '#core/database/store'
import { Bulk } from '#plugins/catalogue/database/bulk'
import { categoryNotEmpty, categoryNotFound } from '#plugins/catalogue/errors'
import { Addresses } from '#plugins/catalogue/services/addresses'
import { ProductJournal } from '#plugins/catalogue/services/upsert/product_journal'
import { VocabularyJournal } from '#plugins/catalogue/services/vocabulary/vocabulary_journal'
import { findCategory } from '#plugins/catalogue/services/categories/category_rows'
import { lockProducts } from '#plugins/catalogue/services/lock_products'
import type { Origin } from '#core/audit/origin'

/** Removes a category. One with products or categories below it only when that was confirmed: they go, products stay. */
@inject()
export class DeleteCategory {
  constructor(
    private readonly store: Store,
    private readonly addresses: Addresses,
    private readonly products: ProductJournal,
    private readonly journal: VocabularyJournal
  ) {}

  execute(id: number, { isConfirmed = false }: { isConfirmed?: boolean }, origin: Origin): Promise<void> {
    return this.store.transaction((trx) => this.#run(trx, id, isConfirmed, origin))
  }

  async #run(trx: Transaction, id: number, isConfirmed: boolean, origin: Origin): Promise<void> {
    await lockProducts(trx)
    const bulk = new Bulk(trx)
    const category = await findCategory(bulk, id)
    if (!category) throw categoryNotFound({ id })
    const below = await bulk.all<{ id: number }>(
      'select descendant_id as id from catalogue_category_closure where ancestor_id = ? order by depth desc',
      id
    )
    const ids = below.map((row) => row.id)
    const placed = await bulk.all<{ id: number }>(
      `select distinct product_id as id from catalogue_product_categories where category_id in ${bulk.ids}`,
      ids
    )
    if (!isConfirmed && (ids.length > 1 || placed.length > 0)) {
      const counts = { categories: ids.length - 1, products: placed.length }
      throw categoryNotEmpty(counts, undefined, counts)
    }
    const productIds = placed.map((row) => row.id)
    // A file that places them there again must be read again.
    await bulk.run(`update catalogue_products set row_hash = '' where id in ${bulk.ids}`, productIds)
    await bulk.all(`update catalogue_categories set parent_id = null where id in ${bulk.ids}`, ids)
    await bulk.all(`delete from catalogue_categories where id in ${bulk.ids}`, ids)
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
