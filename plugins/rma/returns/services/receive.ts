import { dialectOf, runWrites } from '#core/database/write_set'
import { receivedNone, receivedTooMany, lineUnknown } from '#plugins/rma/errors'
import { returnLines } from '#plugins/rma/returns/tables'
import type { StoredReturn } from '#plugins/rma/returns/services/return_reads'
import type { Transaction } from '#core/database/store'

/** Pieces of a line of a return that arrived. */
export interface ReceivedPieces {
  lineId: number
  quantity: number
}

/**
 * Records what arrived. Lines that are not named did not come. What was settled before, in a return that was reopened, stays.
 * @throws lineUnknown, receivedTooMany, receivedNone
 */
export async function receive(
  trx: Transaction,
  { lines }: Pick<StoredReturn, 'lines'>,
  received: readonly ReceivedPieces[]
): Promise<void> {
  const counted = new Map<number, number>()
  for (const { lineId, quantity } of received) {
    const line = lines.find(({ id }) => id === lineId)
    if (!line) throw lineUnknown({}, 'received', { lineId })
    const most = counted.has(lineId) ? 0 : line.quantity
    if (quantity > most) throw receivedTooMany({ name: line.name, most: line.quantity }, 'received', { lineId })
    counted.set(lineId, quantity)
  }
  if ([...counted.values()].every((quantity) => quantity === 0)) throw receivedNone({}, 'received')
  const known = lines.map(({ id, settled }) => ({ id, received: Math.max(settled, counted.get(id) ?? 0) }))
  await runWrites(trx, [returnLines.updateWrite(dialectOf(trx), known, ['id'])])
}
