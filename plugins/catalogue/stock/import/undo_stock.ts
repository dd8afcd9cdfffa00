import app from '@adonisjs/core/services/app'
import { MoveStock } from '#plugins/catalogue/stock/actions/move_stock'
import { Statements } from '#core/database/statements'
import { lockStock } from '#plugins/catalogue/stock/levels'
import type { CountedMark } from '#plugins/catalogue/stock/import/stock_records'
import type { ImportUndo, UndoResult } from '#core/import/import_undo'

/** Takes back the difference that counts of files made. What was sold or received since is kept. */
const undo: ImportUndo = {
  async undo(trx, writes, origin) {
    const marks = writes.map(({ after }) => after as CountedMark)
    const { levels, skus, sources } = await lockStock(new Statements(trx), [
      ...new Set(marks.map(({ variantId }) => variantId)),
    ])
    const results = marks.map(({ variantId, source, difference }): UndoResult => {
      const sourceId = sources.get(source)
      if (!skus.has(variantId) || sourceId === undefined) return 'gone'
      const { onHand = 0, reserved = 0 } = levels.of(variantId, sourceId) ?? {}
      return difference > 0 && onHand - difference < reserved ? 'needed' : 'undone'
    })
    const moves = marks
      .filter(({ difference }, at) => results[at] === 'undone' && difference !== 0)
      .map(({ variantId, source, difference }) => ({ variantId, source, quantity: -difference, reason: 'inventory' }))
    if (moves.length > 0) await (await app.container.make(MoveStock)).execute(moves, origin, trx)
    return results
  },
}

export default undo
