import { inject } from '@adonisjs/core'
import { fieldChanges } from '#core/audit/field_changes'
import { Store, type Transaction } from '#core/database/store'
import { Clock } from '#core/time/clock'
import { Bulk } from '#plugins/catalogue/database/bulk'
import { categoryCycle, categoryNotFound, staleCategory } from '#plugins/catalogue/errors'
import { CategoryTree } from '#plugins/catalogue/services/categories/category_tree'
import { findCategory, type CategoryRow } from '#plugins/catalogue/services/categories/category_rows'
import { lockProducts } from '#plugins/catalogue/services/lock_products'
import { VocabularyJournal } from '#plugins/catalogue/services/vocabulary/vocabulary_journal'
import type { Origin } from '#core/audit/origin'

/** Where a category is dropped: below which one (null: at the top; left out: where it hangs), after how many siblings. */
export interface CategoryPlace {
  id: number
  parentId?: number | null | undefined
  index: number
  /** Version that was moved. */
  version: number
}

/** Hangs a category with all below it elsewhere in its tree, or among its siblings; they are numbered anew. */
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
    const bulk = new Bulk(trx)
    const before = await findCategory(bulk, id)
    if (!before) throw categoryNotFound({ id })
    if (before.version !== version) throw staleCategory({}, 'version', { current: before })
    const { parentId = before.parentId } = place
    if (parentId !== null) await refuseParent(bulk, before, parentId)
    if (parentId !== before.parentId) await this.tree.move(trx, id, parentId)
    const position = await this.#number(bulk, before, { parentId, index })
    await bulk.all(
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

  /** Numbers the siblings from 0 with the moved one among them; gives its number. */
  async #number(
    bulk: Bulk,
    { id, kind }: CategoryRow,
    { parentId, index }: { parentId: number | null; index: number }
  ): Promise<number> {
    const siblings = await bulk.all<{ id: number }>(
      `select id from catalogue_categories where kind = ? and coalesce(parent_id, 0) = ? and id <> ?
       order by position, id`,
      ...[kind, parentId ?? 0, id]
    )
    const order = siblings.map((sibling) => sibling.id)
    order.splice(index, 0, id)
    await bulk.run(
      `update catalogue_categories set position = r.position
       from ${bulk.rows({ id: 'bigint', position: 'integer' })} where catalogue_categories.id = r.id`,
      order.map((each, position) => ({ id: each, position }))
    )
    return order.indexOf(id)
  }
}

async function refuseParent(bulk: Bulk, { id, kind }: CategoryRow, parentId: number): Promise<void> {
  const [parent] = await bulk.all<{ kind: string; below: number }>(
    `select kind, (select count(*) from catalogue_category_closure where ancestor_id = ? and descendant_id = ?) as below
     from catalogue_categories where id = ?`,
    ...[id, parentId, parentId]
  )
  if (parent?.kind !== kind) throw categoryNotFound({ id: parentId }, 'parentId')
  if (Number(parent.below) > 0) throw categoryCycle({}, 'parentId')
}
