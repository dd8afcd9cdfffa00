import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { Bulk } from '#plugins/catalogue/database/bulk'
import { Addresses } from '#plugins/catalogue/services/addresses'
import {
  planCategoryDeletion,
  type PlannedCategory,
} from '#plugins/catalogue/services/categories/plan_category_deletion'
import { VocabularyJournal } from '#plugins/catalogue/services/vocabulary/vocabulary_journal'
import { lockProducts } from '#plugins/catalogue/services/lock_products'
import type { Origin } from '#core/audit/origin'

/** Removes categories that hold nothing; the others stay, and say why. A bounded number of statements. */
@inject()
export class DeleteCategories {
  constructor(
    private readonly store: Store,
    private readonly addresses: Addresses,
    private readonly journal: VocabularyJournal
  ) {}

  execute(ids: readonly number[], origin: Origin): Promise<PlannedCategory[]> {
    return this.store.transaction(async (trx) => {
      await lockProducts(trx)
      const bulk = new Bulk(trx)
      const plan = await planCategoryDeletion(bulk, ids)
      const gone = plan.filter(({ refusal }) => refusal === null)
      const goneIds = gone.map(({ id }) => id)
      await bulk.run(`update catalogue_categories set parent_id = null where id in ${bulk.ids}`, goneIds)
      await bulk.run(`delete from catalogue_categories where id in ${bulk.ids}`, goneIds)
      for (const [kind, rows] of Map.groupBy(gone, (row) => row.kind)) {
        await this.addresses.release(
          trx,
          kind,
          rows.map(({ id }) => id)
        )
      }
      await this.journal.record(trx, origin, {
        entries: gone.map(({ id, code }) => ({
          ...{ subject: 'catalogue.categories', subjectId: String(id), action: 'deleted' },
          changes: { code: [code, null] },
        })),
        isShown: false,
      })
      return plan
    })
  }
}
