import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { Statements } from '#core/database/statements'
import { lockProducts } from '#plugins/catalogue/database/lock_products'
import { planAttributeDeletion } from '#plugins/catalogue/vocabulary/plan_attribute_deletion'
import { VocabularyJournal } from '#plugins/catalogue/vocabulary/vocabulary_journal'
import type { Origin } from '#core/audit/origin'
import type { PlannedDeletion } from '#plugins/catalogue/vocabulary/planned_deletion'

/** Deletes the unused attributes of a selection, and reports why the others stay. The number of queries is bounded. */
@inject()
export class DeleteAttributes {
  constructor(
    private readonly store: Store,
    private readonly journal: VocabularyJournal
  ) {}

  execute(ids: readonly number[], origin: Origin): Promise<PlannedDeletion[]> {
    return this.store.transaction(async (trx) => {
      await lockProducts(trx)
      const db = new Statements(trx)
      const plan = await planAttributeDeletion(db, ids)
      const gone = plan.filter(({ refusal }) => refusal === null)
      await db.run(
        `delete from catalogue_attributes where id in ${db.ids}`,
        gone.map(({ id }) => id)
      )
      await this.journal.record(trx, origin, {
        entries: gone.map(({ code }) => ({
          subject: 'catalogue.attributes',
          subjectId: code,
          action: 'deleted',
          changes: { code: [code, null] },
        })),
        isShown: true,
      })
      return plan
    })
  }
}
