import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { Statements } from '#core/database/statements'
import { attributeNotFound, optionNotFound } from '#plugins/catalogue/vocabulary/errors'
import { lockProducts } from '#plugins/catalogue/database/lock_products'
import { findAttribute, findOptions } from '#plugins/catalogue/vocabulary/option_rows'
import { VocabularyJournal } from '#plugins/catalogue/vocabulary/vocabulary_journal'
import type { Origin } from '#core/audit/origin'

/** Puts an option at another place among those of its attribute; all are numbered anew. */
@inject()
export class MoveAttributeOption {
  constructor(
    private readonly store: Store,
    private readonly journal: VocabularyJournal
  ) {}

  execute(
    { attributeId, id, index }: { attributeId: number; id: number; index: number },
    origin: Origin
  ): Promise<void> {
    return this.store.transaction(async (trx) => {
      await lockProducts(trx)
      const db = new Statements(trx)
      const attribute = await findAttribute(db, attributeId)
      if (!attribute) throw attributeNotFound({ id: attributeId })
      const options = await findOptions(db, attributeId)
      const from = options.findIndex((option) => option.id === id)
      const [moved] = from < 0 ? [] : options.splice(from, 1)
      if (!moved) throw optionNotFound({ id })
      options.splice(index, 0, moved)
      await db.run(
        `update catalogue_attribute_options set position = r.position
         from ${db.rows({ id: 'bigint', position: 'integer' })} where catalogue_attribute_options.id = r.id`,
        options.map((option, position) => ({ id: option.id, position }))
      )
      const to = options.indexOf(moved)
      await this.journal.record(trx, origin, {
        entries: [
          {
            subject: 'catalogue.attributes',
            subjectId: attribute.code,
            action: 'updated',
            changes: from === to ? {} : { [`options.${moved.code}.position`]: [from, to] },
          },
        ],
        isShown: from !== to,
      })
    })
  }
}
