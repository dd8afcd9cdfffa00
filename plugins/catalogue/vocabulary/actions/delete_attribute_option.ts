import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { refuseStale } from '#core/errors/refuse_stale'
import { Statements } from '#core/database/statements'
import { attributeNotFound, optionInUse, optionNotFound } from '#plugins/catalogue/vocabulary/errors'
import { lockProducts } from '#plugins/catalogue/database/lock_products'
import { optionUsage } from '#plugins/catalogue/vocabulary/attribute_usage'
import { findAttribute, findOption } from '#plugins/catalogue/vocabulary/option_rows'
import { VocabularyJournal } from '#plugins/catalogue/vocabulary/vocabulary_journal'
import type { Origin } from '#core/audit/origin'

/** Removes an option that no product names. */
@inject()
export class DeleteAttributeOption {
  constructor(
    private readonly store: Store,
    private readonly journal: VocabularyJournal
  ) {}

  execute(
    { attributeId, id, version }: { attributeId: number; id: number; version: number },
    origin: Origin
  ): Promise<void> {
    return this.store.transaction(async (trx) => {
      await lockProducts(trx)
      const db = new Statements(trx)
      const attribute = await findAttribute(db, attributeId)
      if (!attribute) throw attributeNotFound({ id: attributeId })
      const option = await findOption(db, attributeId, id)
      if (!option) throw optionNotFound({ id })
      refuseStale(option, version)
      const count = await optionUsage(db, attribute.code, option.code)
      if (count > 0) throw optionInUse({ option: option.code, count }, 'code')
      await db.all('delete from catalogue_attribute_options where id = ?', id)
      await this.journal.record(trx, origin, {
        entries: [
          {
            subject: 'catalogue.attributes',
            subjectId: attribute.code,
            action: 'updated',
            changes: { [`options.${option.code}`]: [option.label, null] },
          },
        ],
        isShown: true,
      })
    })
  }
}
