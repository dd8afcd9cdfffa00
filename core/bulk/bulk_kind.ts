import type { DomainError, ErrorParameters } from '#core/errors/domain_error'
import type { Origin } from '#core/audit/origin'
import type { Transaction } from '#core/database/store'

/** Which way a change is taken: from what was to what shall be, or back. */
export type Direction = 'apply' | 'undo'

export type BulkState = 'preparing' | 'prepared' | 'applying' | 'applied' | 'undoing' | 'undone'

/** `waiting` to be changed, or never changed because the job was stopped; `kept`: an undo left it alone. */
export type BulkOutcome = 'waiting' | 'changed' | 'refused' | 'undone' | 'kept'

/** One value of a thing before and after. Plain data: it is kept as JSON. */
export interface BulkCell {
  field: string
  before: unknown
  after: unknown
  /** Somebody changed it since: it was left alone. */
  isKept?: boolean
}

/** Why a thing is left as it is: a key of our words. */
export interface BulkProblem {
  key: string
  parameters: ErrorParameters
}

/** What a change makes of a thing: only values that differ. A problem: it would be refused, and why. */
export interface BulkPlan<Cell extends BulkCell = BulkCell> {
  cells: Cell[]
  problem: BulkProblem | null
}

/** A thing of which these cells are taken one way. */
export interface BulkStep<Thing, Cell extends BulkCell = BulkCell> {
  thing: Thing
  cells: readonly Cell[]
}

/** Where a plugin keeps its changes of many things. */
export interface BulkTables {
  /** id, staff_id, staff_name, change, state, job_id, unchanged, created_at, applied_at, undone_at, and `total`. */
  changes: string
  /** change_id, outcome, cells, problem, and `thing`; the first and the last are its key. */
  rows: string
  /** Column of `changes` that counts the chosen things. */
  total: string
  /** Column of `rows` that names the thing. */
  thing: string
}

/** What belongs to changes of one kind: where they are kept, and what is said of them. */
export interface BulkNames {
  tables: BulkTables
  /** Key of the list in which they are chosen. */
  list: string
  /** Key of the job that `bulkChangeJob` makes, and what it is called in its owner's tray: key of words with a `count`. */
  job: string
  jobLabel(direction: Direction): string
  /** What changing many needs. */
  permission: string
  /** Name of the route that takes a change back, by its number. */
  undoRoute: string
  refusals: {
    nothingChosen(): DomainError
    notFound(id: number): DomainError
    /** It has begun already, or is over. */
    notReady(): DomainError
    /** Words for a thing that somebody else changed since. */
    changedSince: BulkProblem
  }
}

/** How things of one kind are changed many at once: looked at beforehand, applied by a job, and taken back. */
export interface BulkKind<Change, Thing extends { id: number }, Cell extends BulkCell> extends BulkNames {
  /** Has writers of these things follow one another, where rows alone do not. */
  lock?(trx: Transaction): Promise<void>
  /** The things that are still there, in the order of their ids; a bounded number of statements. */
  read(trx: Transaction, ids: readonly number[]): Promise<Thing[]>
  plan(change: Change, thing: Thing): BulkPlan<Cell>
  /** What a cell holds now; undefined: nothing that could be changed any more. */
  valueOf(cell: Cell, thing: Thing): unknown
  /** Writes cells of some things, with their entries in the audit log. Gives what each was refused for. */
  write(
    trx: Transaction,
    steps: readonly BulkStep<Thing, Cell>[],
    how: { direction: Direction; origin: Origin }
  ): Promise<(BulkProblem | null)[]>
}
