import app from '@adonisjs/core/services/app'
import { inject } from '@adonisjs/core'
import { Statements } from '#core/database/statements'
import { VocabularyJournal } from '#plugins/catalogue/vocabulary/vocabulary_journal'
import { hasValues } from '#plugins/catalogue/vocabulary/attribute_usage'
import { lockProducts } from '#plugins/catalogue/database/lock_products'
import type { ImportUndo, ImportWrite, UndoResult } from '#core/import/import_undo'
import type { Origin } from '#core/audit/origin'
import type { Transaction } from '#core/database/store'

const ATTRIBUTES = 'catalogue.attributes'

export function attributeWrite({ id, code }: { id: number; code: string }): ImportWrite {
  return { kind: ATTRIBUTES, thing: id, title: code, before: null, after: null }
}

/** Deletes the attributes that imports created, unless a product says something of them. */
@inject()
class UndoAttributes implements ImportUndo {
  constructor(private readonly journal: VocabularyJournal) {}

  async undo(trx: Transaction, writes: readonly ImportWrite[], origin: Origin): Promise<UndoResult[]> {
    await lockProducts(trx)
    const db = new Statements(trx)
    const ids = writes.map(({ thing }) => thing)
    const found = await db.run<{ id: number; code: string }>(
      `select id, code from catalogue_attributes where id in ${db.ids}`,
      ids
    )
    const codes = new Map(found.map(({ id, code }) => [Number(id), code]))
    const results: UndoResult[] = []
    for (const id of ids) {
      const code = codes.get(id)
      results.push(code === undefined ? 'gone' : (await hasValues(db, code)) ? 'needed' : 'undone')
    }
    const gone = ids.filter((_, at) => results[at] === 'undone')
    await db.run(`delete from catalogue_attributes where id in ${db.ids}`, gone)
    await this.journal.record(trx, origin, {
      entries: gone.map((id) => ({
        subject: ATTRIBUTES,
        subjectId: codes.get(id) ?? '',
        action: 'deleted',
        changes: { code: [codes.get(id) ?? '', null] },
      })),
      isShown: true,
    })
    return results
  }
}

const undo: ImportUndo = {
  undo: async (...asked) => (await app.container.make(UndoAttributes)).undo(...asked),
}

export default undo
