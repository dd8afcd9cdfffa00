import { isDeepStrictEqual } from 'node:util'
import type { BulkCell, BulkKind, BulkOutcome, BulkProblem, Direction } from '#core/bulk/bulk_kind'

export const DUE: Record<Direction, BulkOutcome> = { apply: 'waiting', undo: 'changed' }
const DONE: Record<Direction, BulkOutcome> = { apply: 'changed', undo: 'undone' }
const SKIPPED: Record<Direction, BulkOutcome> = { apply: 'refused', undo: 'kept' }

/** A row of a change while it is applied or undone. */
export interface TakenStep<Thing, Cell extends BulkCell> {
  id: number
  cells: Cell[]
  thing: Thing | null
  /** The cells to write. */
  taken: Cell[]
  outcome: BulkOutcome
  problem: BulkProblem | null
}

/** Decides which cells of a row to write. Applying writes all cells of a thing or none; undoing writes those that nobody changed. */
export function takeStep<Thing extends { id: number }, Cell extends BulkCell>(
  kind: Pick<BulkKind<never, Thing, Cell>, 'valueOf' | 'refusals'>,
  row: { id: number; cells: Cell[] },
  thing: Thing | null,
  direction: Direction
): TakenStep<Thing, Cell> {
  const unchanged = thing
    ? row.cells.filter((cell) => {
        const expected = direction === 'apply' ? cell.before : cell.after
        return isDeepStrictEqual(kind.valueOf(cell, thing), expected)
      })
    : []
  const isComplete = unchanged.length === row.cells.length
  const taken = direction === 'undo' || isComplete ? unchanged : []
  return {
    id: row.id,
    thing,
    taken,
    cells: row.cells.map((cell) => (taken.includes(cell) ? cell : { ...cell, isKept: true })),
    outcome: isComplete ? DONE[direction] : SKIPPED[direction],
    problem: isComplete ? null : kind.refusals.changedSince,
  }
}

/** Marks a step as skipped, because `BulkKind.write` refused it. */
export function refuseStep<Thing, Cell extends BulkCell>(
  step: TakenStep<Thing, Cell>,
  problem: BulkProblem,
  direction: Direction
): void {
  step.outcome = SKIPPED[direction]
  step.problem = problem
  step.cells = step.cells.map((cell) => ({ ...cell, isKept: true }))
}
