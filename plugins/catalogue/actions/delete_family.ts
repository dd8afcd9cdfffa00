import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { Bulk } from '#plugins/catalogue/database/bulk'
import { familyInUse, familySystem, familyUnknown } from '#plugins/catalogue/errors'
import { lockProducts } from '#plugins/catalogue/services/lock_products'
import { VocabularyJournal } from '#plugins/catalogue/services/vocabulary/vocabulary_journal'
import type { Origin } from '#core/audit/origin'

/** Removes a family that no product has; the default one stays. */
@inject()
export class DeleteFamily {
  constructor(
    private readonly store: Store,
    private readonly journal: VocabularyJournal
  ) {}

  execute(code: string, origin: Origin): Promise<void> {
    return this.store.transaction(async (trx) => {
      await lockProducts(trx)
      const bulk = new Bulk(trx)
      const [family] = await bulk.all<{ id: number; is_system: boolean | number; products: number }>(
        `select f.id, f.is_system, (select count(*) from catalogue_products p where p.family_id = f.id) as products
         from catalogue_families f where f.code = ?`,
        code
      )
      if (!family) throw familyUnknown({ family: code }, 'code')
      if (family.is_system) throw familySystem({ family: code }, 'code')
      if (Number(family.products) > 0) throw familyInUse({ family: code, count: Number(family.products) }, 'code')
      await bulk.all('delete from catalogue_families where id = ?', family.id)
      await this.journal.record(trx, origin, {
        entries: [
          { subject: 'catalogue.families', subjectId: code, action: 'deleted', changes: { code: [code, null] } },
        ],
        isShown: false,
      })
    })
  }
}
