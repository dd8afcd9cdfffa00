import { isDeepStrictEqual } from 'node:util'
import type { BulkCell, BulkKind, BulkOutcome, BulkProblem, Direction } from '#core/bulk/bulk_kind'

export const DUE: Record<Direction, BulkOutcome> = { apply: 'waiting', undo: 'changed' }
const DONE: Record<Direction, BulkOutcome> = { apply: 'changed', undo: 'undone' }
const LEFT: Record<Direction, BulkOutcome> = { apply: 'refused', undo: 'kept' }

/** A row of a change on its way. */
export interface TakenStep<Thing, Cell extends BulkCell> {
  id: number
  cells: Cell[]
  thing: Thing | null
  /** Cells that are taken. */
  taken: Cell[]
  outcome: BulkOutcome
  problem: BulkProblem | null
}

/** What can be taken of a row: a change takes all of a thing or nothing, an undo what nobody touched since. */
export function takeStep<Thing extends { id: number }, Cell extends BulkCell>(
  kind: Pick<BulkKind<never, Thing, Cell>, 'valueOf' | 'refusals'>,
  row: { id: number; cells: Cell[] },
  thing: Thing | null,
  direction: Direction
): TakenStep<Thing, Cell> {
  const still = thing
    ? row.cells.filter((cell) => {
        const expected = direction === 'apply' ? cell.before : cell.after
        return isDeepStrictEqual(kind.valueOf(cell, thing), expected)
      })
    : []
  const isWhole = still.length === row.cells.length
  const taken = direction === 'undo' || isWhole ? still : []
  return {
    ...{ id: row.id, thing, taken },
    cells: row.cells.map((cell) => (taken.includes(cell) ? cell : { ...cell, isKept: true })),
    outcome: isWhole ? DONE[direction] : LEFT[direction],
    problem: isWhole ? null : kind.refusals.changedSince,
  }
}

/** Notes that a thing was refused after all. */
export function leave<Thing, Cell extends BulkCell>(
  step: TakenStep<Thing, Cell>,
  problem: BulkProblem,
  direction: Direction
): void {
  step.outcome = LEFT[direction]
  step.problem = problem
  step.cells = step.cells.map((cell) => ({ ...cell, isKept: true }))
}
