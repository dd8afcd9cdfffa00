import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { Bulk } from '#plugins/catalogue/database/bulk'
import { attributeNotFound, optionInUse, optionNotFound } from '#plugins/catalogue/errors'
import { lockProducts } from '#plugins/catalogue/services/lock_products'
import { findAttribute } from '#plugins/catalogue/services/vocabulary/attribute_rows'
import { optionUsage } from '#plugins/catalogue/services/vocabulary/attribute_usage'
import { findOption } from '#plugins/catalogue/services/vocabulary/option_rows'
import { VocabularyJournal } from '#plugins/catalogue/services/vocabulary/vocabulary_journal'
import type { Origin } from '#core/audit/origin'

/** Removes an option that no product names. */
@inject()
export class DeleteAttributeOption {
  constructor(
    private readonly store: Store,
    private readonly journal: VocabularyJournal
  ) {}

  execute({ attributeId, id }: { attributeId: number; id: number }, origin: Origin): Promise<void> {
    return this.store.transaction(async (trx) => {
      await lockProducts(trx)
      const bulk = new Bulk(trx)
      const attribute = await findAttribute(bulk, attributeId)
      if (!attribute) throw attributeNotFound({ id: attributeId })
      const option = await findOption(bulk, attributeId, id)
      if (!option) throw optionNotFound({ id })
      const count = await optionUsage(bulk, attribute.code, option.code)
      if (count > 0) throw optionInUse({ option: option.code, count }, 'code')
      await bulk.all('delete from catalogue_attribute_options where id = ?', id)
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
