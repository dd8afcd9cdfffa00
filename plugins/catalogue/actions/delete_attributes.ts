import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { Bulk } from '#plugins/catalogue/database/bulk'
import { lockProducts } from '#plugins/catalogue/services/lock_products'
import { planAttributeDeletion } from '#plugins/catalogue/services/vocabulary/plan_attribute_deletion'
import { VocabularyJournal } from '#plugins/catalogue/services/vocabulary/vocabulary_journal'
import type { Origin } from '#core/audit/origin'
import type { PlannedDeletion } from '#plugins/catalogue/services/vocabulary/planned_deletion'

/** Removes attributes that nothing needs, with their options; the others stay, and say why. A bounded number of statements. */
@inject()
export class DeleteAttributes {
  constructor(
    private readonly store: Store,
    private readonly journal: VocabularyJournal
  ) {}

  execute(ids: readonly number[], origin: Origin): Promise<PlannedDeletion[]> {
    return this.store.transaction(async (trx) => {
      await lockProducts(trx)
      const bulk = new Bulk(trx)
      const plan = await planAttributeDeletion(bulk, ids)
      const gone = plan.filter(({ refusal }) => refusal === null)
      await bulk.run(
        `delete from catalogue_attributes where id in ${bulk.ids}`,
        gone.map(({ id }) => id)
      )
      await this.journal.record(trx, origin, {
        entries: gone.map(({ code }) => ({
          ...{ subject: 'catalogue.attributes', subjectId: code, action: 'deleted' },
          changes: { code: [code, null] },
        })),
        isShown: true,
      })
      return plan
    })
  }
}
