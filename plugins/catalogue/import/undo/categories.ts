import app from '@adonisjs/core/services/app'
import { inject } from '@adonisjs/core'
import { DeleteCategory } from '#plugins/catalogue/categories/actions/delete_category'
import { DomainError } from '#core/errors/domain_error'
import { SaveCategory, type CategoryInput } from '#plugins/catalogue/categories/actions/save_category'
import { staleWrite } from '#core/errors/stale'
import type { ImportUndo, ImportWrite, UndoResult } from '#core/import/import_undo'
import type { Origin } from '#core/audit/origin'
import type { Transaction } from '#core/database/store'

const CATEGORIES = 'catalogue.categories'

/** `version`: where somebody may have changed it since, how the import left it. */
export function categoryWrite(made: { id: number | string; name: string; version?: number }): ImportWrite {
  const { id, name, version } = made
  return { kind: CATEGORIES, thing: Number(id), title: name, before: null, after: version ? { version } : null }
}

/**
 * Deletes the categories and dishes that imports created, unless something is in them, and gives those that stood before
 * their former values.
 */
@inject()
class UndoCategories implements ImportUndo {
  constructor(
    private readonly deletion: DeleteCategory,
    private readonly save: SaveCategory
  ) {}

  async undo(trx: Transaction, writes: readonly ImportWrite[], origin: Origin): Promise<UndoResult[]> {
    const results: UndoResult[] = []
    // One after the other: those below go first.
    for (const write of writes) results.push(await this.#one(trx, write, origin))
    return results
  }

  async #one(trx: Transaction, { thing: id, before, after }: ImportWrite, origin: Origin): Promise<UndoResult> {
    const seen = (after ?? {}) as { version?: number }
    try {
      if (before === null) await this.deletion.within(trx, id, seen, origin)
      else await this.save.execute({ ...(before as CategoryInput), ...seen, id }, origin, trx)
      return 'undone'
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      if (error.kind === staleWrite.kind) return 'changed'
      return error.kind.status === 404 ? 'gone' : 'needed'
    }
  }
}

const undo: ImportUndo = {
  undo: async (...asked) => (await app.container.make(UndoCategories)).undo(...asked),
}

export default undo
