import { effects, returnLines, returns } from '#plugins/rma/returns/tables'
import { mostPieces, type OrderedLine } from '#plugins/rma/returns/services/returnable'
import type { ReturnFacts } from '#plugins/rma/returns/return_states'
import type { RowIn } from '#core/database/table'
import type { RunRows } from '#core/database/run_rows'

export type ReturnLine = RowIn<typeof returnLines>

/** A return in the database, with its lines. */
export interface StoredReturn extends RowIn<typeof returns> {
  number: string
  lines: ReturnLine[]
}

/** Reads a return with its lines. Null: there is none. */
export async function readReturn(run: RunRows, id: number): Promise<StoredReturn | null> {
  const found = await returns.find(run, { id })
  if (!found) return null
  const lines = await returnLines.select(run, { returnId: id }, 'order by position')
  return Object.assign(found, { number: found.number ?? '', lines })
}

/** What was done for a return, the first first. */
export const readEffects = (run: RunRows, returnId: number) => effects.select(run, { returnId }, 'order by id')

/** Pieces of a line for which nothing was done yet: of those received, or of all where nothing had to come back. */
export function unsettledOf({ quantity, received, settled }: ReturnLine): number {
  return Math.max(0, (received ?? quantity) - settled)
}

/** Pieces of a line that can still be called off. `ordered`: its order's lines, without this return. */
export function cancellableOf(line: ReturnLine, ordered: readonly OrderedLine[]): number {
  const found = ordered.find(({ lineId }) => lineId === line.orderLineId)
  return found ? Math.min(line.quantity - line.settled, mostPieces(found, 'cancel')) : 0
}

/** The facts that moves depend on. */
export function factsOf(
  { lines, withdrawal }: Pick<StoredReturn, 'lines' | 'withdrawal'>,
  ordered: readonly OrderedLine[],
  reopening: Pick<ReturnFacts, 'areFree' | 'mayReopen'>
): ReturnFacts {
  const sum = (of: (line: ReturnLine) => number) => lines.reduce((all, line) => all + of(line), 0)
  const { areFree, mayReopen } = reopening
  const cancellable = sum((line) => cancellableOf(line, ordered))
  return { unsettled: sum(unsettledOf), cancellable, areFree, mayReopen, isWithdrawal: withdrawal !== null }
}
