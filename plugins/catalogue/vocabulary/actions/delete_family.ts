import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { refuseStale } from '#core/records/refuse_stale'
import { Statements } from '#core/database/statements'
import { familyInUse, familySystem, familyUnknown } from '#plugins/catalogue/vocabulary/errors'
import { lockProducts } from '#plugins/catalogue/database/lock_products'
import { findFamily } from '#plugins/catalogue/vocabulary/find_family'
import { VocabularyJournal } from '#plugins/catalogue/vocabulary/vocabulary_journal'
import type { Origin } from '#core/audit/origin'

/** Removes a family that no product has; the default one stays. */
@inject()
export class DeleteFamily {
  constructor(
    private readonly store: Store,
    private readonly journal: VocabularyJournal
  ) {}

  execute(code: string, origin: Origin, { version }: { version?: number } = {}): Promise<void> {
    return this.store.transaction(async (trx) => {
      await lockProducts(trx)
      const db = new Statements(trx)
      const [found] = await db.all<{ id: number; products: number }>(
        `select f.id, (select count(*) from catalogue_products p where p.family_id = f.id) as products
         from catalogue_families f where f.code = ?`,
        code
      )
      const family = found && (await findFamily(db, found.id))
      if (!family) throw familyUnknown({ family: code }, 'code')
      refuseStale(family, version)
      if (family.isSystem) throw familySystem({ family: code }, 'code')
      if (Number(found.products) > 0) throw familyInUse({ family: code, count: Number(found.products) }, 'code')
      await db.all('delete from catalogue_families where id = ?', family.id)
      await this.journal.record(trx, origin, {
        entries: [
          { subject: 'catalogue.families', subjectId: code, action: 'deleted', changes: { code: [code, null] } },
        ],
        isShown: false,
      })
    })
  }
}
