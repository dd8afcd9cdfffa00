import app from '@adonisjs/core/services/app'
import { Attachments } from '#core/attachments/attachments'
import { Clock } from '#core/time/clock'
import { PICTURES } from '#plugins/catalogue/reviews/review_pictures'
import { Statements } from '#core/database/statements'
import { Store } from '#core/database/store'
import { inTransaction } from '#core/database/run_rows'
import { relistReviewed } from '#plugins/catalogue/reviews/relist_reviewed'
import { reviews } from '#plugins/catalogue/reviews/tables'
import { runWrites } from '#core/database/write_set'
import { REVIEWS, type FormerReview } from '#plugins/catalogue/reviews/import/review_records'
import type { ImportUndo, UndoResult } from '#core/import/import_undo'

/** Takes back the reviews of files: those that the shop answered or hid since stay. */
const undo: ImportUndo = {
  async undo(trx, writes) {
    const { ids, dialect } = new Statements(trx)
    const things = JSON.stringify(writes.map(({ thing }) => thing))
    const found = await reviews.selectWhere(inTransaction(trx), `where id in ${ids}`, [things])
    const current = new Map(found.map((review) => [review.id, review]))
    const results = writes.map(({ thing, after }): UndoResult => {
      const review = current.get(thing)
      if (!review) return 'gone'
      return review.version === (after as { version: number }).version ? 'undone' : 'changed'
    })
    const open = writes.filter((_, at) => results[at] === 'undone')
    const now = (await app.container.make(Clock)).iso()
    const back = open.flatMap(({ thing, before }) => {
      const version = (current.get(thing)?.version ?? 0) + 1
      return before === null ? [] : [{ id: thing, ...(before as FormerReview), version, updatedAt: now }]
    })
    const made = open.filter(({ before }) => before === null).map(({ thing }) => thing)
    await (await app.container.make(Attachments)).release(trx, PICTURES, made)
    await runWrites(trx, [
      reviews.deleteWrite(
        dialect,
        made.map((id) => ({ id }))
      ),
      reviews.updateWrite(dialect, back, ['id']),
    ])
    await relistReviewed(
      trx,
      open.flatMap(({ thing }) => current.get(thing)?.productId ?? [])
    )
    const { changes } = await app.container.make(Store)
    await changes.record(
      trx,
      REVIEWS,
      open.map(({ thing }) => thing)
    )
    return results
  },
}

export default undo
