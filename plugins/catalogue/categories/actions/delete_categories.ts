import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { Statements } from '#core/database/statements'
import { Addresses } from '#plugins/catalogue/permalinks/addresses'
import { planCategoryDeletion, type PlannedCategory } from '#plugins/catalogue/categories/plan_category_deletion'
import { VocabularyJournal } from '#plugins/catalogue/vocabulary/vocabulary_journal'
import { lockProducts } from '#plugins/catalogue/database/lock_products'
import type { Origin } from '#core/audit/origin'

/** Deletes the empty categories of a selection, and reports why the others stay. The number of queries is bounded. */
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
      const db = new Statements(trx)
      const plan = await planCategoryDeletion(db, ids)
      const gone = plan.filter(({ refusal }) => refusal === null)
      const goneIds = gone.map(({ id }) => id)
      await db.run(`update catalogue_categories set parent_id = null where id in ${db.ids}`, goneIds)
      await db.run(`delete from catalogue_categories where id in ${db.ids}`, goneIds)
      for (const [kind, rows] of Map.groupBy(gone, (row) => row.kind)) {
        await this.addresses.release(
          trx,
          kind,
          rows.map(({ id }) => id)
        )
      }
      await this.journal.record(trx, origin, {
        entries: gone.map(({ id, code }) => ({
          subject: 'catalogue.categories',
          subjectId: String(id),
          action: 'deleted',
          changes: { code: [code, null] },
        })),
        isShown: false,
      })
      return plan
    })
  }
}
