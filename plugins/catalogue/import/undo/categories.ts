import app from '@adonisjs/core/services/app'
import { inject } from '@adonisjs/core'
import { DeleteCategory } from '#plugins/catalogue/categories/actions/delete_category'
import { DomainError } from '#core/errors/domain_error'
import type { ImportUndo, ImportWrite, UndoResult } from '#core/import/import_undo'
import type { Origin } from '#core/audit/origin'
import type { Transaction } from '#core/database/store'

const CATEGORIES = 'catalogue.categories'

export function categoryWrite({ id, name }: { id: number | string; name: string }): ImportWrite {
  return { kind: CATEGORIES, thing: Number(id), title: name, before: null, after: null }
}

/** Deletes the categories and dishes that imports created, unless something is in them. */
@inject()
class UndoCategories implements ImportUndo {
  constructor(private readonly deletion: DeleteCategory) {}

  async undo(trx: Transaction, writes: readonly ImportWrite[], origin: Origin): Promise<UndoResult[]> {
    const results: UndoResult[] = []
    // One after the other: those below go first.
    for (const { thing } of writes) results.push(await this.#one(trx, thing, origin))
    return results
  }

  async #one(trx: Transaction, id: number, origin: Origin): Promise<UndoResult> {
    try {
      await this.deletion.within(trx, id, {}, origin)
      return 'undone'
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      return error.kind.status === 404 ? 'gone' : 'needed'
    }
  }
}

const undo: ImportUndo = {
  undo: async (...asked) => (await app.container.make(UndoCategories)).undo(...asked),
}

export default undo
