import { inject } from '@adonisjs/core'
import { staleWrite } from '#core/errors/stale'
import { fieldChanges } from '#core/audit/field_changes'
import { Store, type Transaction } from '#core/database/store'
import { Clock } from '#core/time/clock'
import { Statements } from '#core/database/statements'
import { categoryCycle, categoryNotFound } from '#plugins/catalogue/categories/errors'
import { CategoryTree, categoriesOf } from '#plugins/catalogue/categories/category_tree'
import { findCategory, type CategoryRow } from '#plugins/catalogue/categories/category_rows'
import { numberRows } from '#core/database/tree'
import { lockProducts } from '#plugins/catalogue/database/lock_products'
import { VocabularyJournal } from '#plugins/catalogue/vocabulary/vocabulary_journal'
import type { Origin } from '#core/audit/origin'

/** The target of a move: the parent (null: top level; absent: unchanged), and the number of siblings before it. */
export interface CategoryPlace {
  id: number
  parentId?: number | null | undefined
  index: number
  /** The version that the user moved. */
  version: number
}

/** Moves a category with its subcategories to another parent or position. Renumbers its siblings. */
@inject()
export class MoveCategory {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly tree: CategoryTree,
    private readonly journal: VocabularyJournal
  ) {}

  execute(place: CategoryPlace, origin: Origin): Promise<void> {
    return this.store.transaction((trx) => this.#run(trx, place, origin))
  }

  async #run(trx: Transaction, { id, index, version, ...place }: CategoryPlace, origin: Origin): Promise<void> {
    await lockProducts(trx)
    const db = new Statements(trx)
    const before = await findCategory(db, id)
    if (!before) throw categoryNotFound({ id })
    if (before.version !== version) throw staleWrite({}, 'version', { current: before })
    const { parentId = before.parentId } = place
    if (parentId !== null) await refuseParent(db, before, parentId)
    if (parentId !== before.parentId) await this.tree.move(trx, id, parentId)
    const tree = categoriesOf(before.kind)
    const position = await numberRows(trx, tree, parentId, { id, position: index })
    if (parentId !== before.parentId) await numberRows(trx, tree, before.parentId)
    await db.all(
      'update catalogue_categories set version = version + 1, updated_at = ? where id = ?',
      ...[this.clock.iso(), id]
    )
    const { parentId: from, position: was } = before
    const changes = fieldChanges({ parentId: from, position: was }, { parentId, position })
    await this.journal.record(trx, origin, {
      entries: [{ subject: 'catalogue.categories', subjectId: String(id), action: 'updated', changes }],
      isShown: from !== parentId,
    })
  }
}

async function refuseParent(db: Statements, { id, kind }: CategoryRow, parentId: number): Promise<void> {
  const [parent] = await db.all<{ kind: string; below: number }>(
    `select kind, (select count(*) from catalogue_category_closure where ancestor_id = ? and descendant_id = ?) as below
     from catalogue_categories where id = ?`,
    ...[id, parentId, parentId]
  )
  if (parent?.kind !== kind) throw categoryNotFound({ id: parentId }, 'parentId')
  if (Number(parent.below) > 0) throw categoryCycle({}, 'parentId')
}
