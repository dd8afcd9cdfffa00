import type { DomainError, ErrorParameters } from '#core/errors/domain_error'
import type { Label } from '#core/i18n/label'
import type { Origin } from '#core/audit/origin'
import type { Transaction } from '#core/database/store'

export type Direction = 'apply' | 'undo'

export type BulkState = 'preparing' | 'prepared' | 'applying' | 'applied' | 'undoing' | 'undone'

/** `waiting`: not changed yet, or never because the job was stopped. `kept`: the undo was skipped. */
export type BulkOutcome = 'waiting' | 'changed' | 'refused' | 'undone' | 'kept'

/** One value of a thing before and after. Stored as JSON. */
export interface BulkCell {
  field: string
  before: unknown
  after: unknown
  /** True when the value was left as it is, because somebody has changed it or because the whole thing was skipped. */
  isKept?: boolean
}

/** Why a thing was skipped: a translation key and its parameters. */
export interface BulkProblem {
  key: string
  parameters: ErrorParameters
}

/** The planned change of one thing: the values that differ, and why it would be refused, if so. */
export interface BulkPlan<Cell extends BulkCell = BulkCell> {
  cells: Cell[]
  problem: BulkProblem | null
}

/** A thing and the cells to write. */
export interface BulkStep<Thing, Cell extends BulkCell = BulkCell> {
  thing: Thing
  cells: readonly Cell[]
}

/** Tables in which a plugin stores bulk changes. */
export interface BulkTables {
  /** id, staff_id, staff_name, change, state, job_id, unchanged, created_at, applied_at, undone_at, and `total`. */
  changes: string
  /** change_id, outcome, cells, problem, and `thing`. Primary key: change_id and `thing`. */
  rows: string
  /** Column of `changes` that counts the chosen things. */
  total: string
  /** Column of `rows` with the id of the thing. */
  thing: string
  /** The column of `changes` that tells apart kinds that share the tables, with the value of this one. */
  only?: { column: string; value: string }
}

/** Tables, keys and messages of bulk changes of one kind. */
export interface BulkNames {
  tables: BulkTables
  /** Key of the list in which things are selected. */
  list: string
  /** Key of the job made by `bulkChangeJob`. */
  job: string
  /** Translation key of the job's title, with the parameter `count` and those of `jobWords`. */
  jobLabel(direction: Direction): string
  jobWords?: Record<string, Label>
  /** What the job is given beside the change, to find this kind again. */
  payload?: Record<string, unknown>
  /** Permission to apply and undo changes. */
  permission: string
  /** Name of the route that undoes a change, given its id. Null: it cannot be undone. */
  undoRoute: string | null
  refusals: {
    nothingChosen(): DomainError
    notFound(id: number): DomainError
    /** The change is being applied already, or is in another wrong state. */
    notReady(): DomainError
    /** For a thing that somebody else has changed since the preview. */
    changedSince: BulkProblem
  }
}

/** Implements bulk changes for one kind of things: preview, application by a job, and undo. */
export interface BulkKind<Change, Thing extends { id: number }, Cell extends BulkCell> extends BulkNames {
  /** True: the preview tries to write and rolls back, so that it tells what will be refused. */
  isTried?: boolean
  /** Serializes writers of these things on PostgreSQL, where row locks are not enough. */
  lock?(trx: Transaction): Promise<void>
  /** Reads the things that still exist, in the order of their ids, by a bounded number of statements. */
  read(trx: Transaction, ids: readonly number[]): Promise<Thing[]>
  plan(change: Change, thing: Thing): BulkPlan<Cell>
  /** The current value of a cell; undefined when the field no longer exists. */
  valueOf(cell: Cell, thing: Thing): unknown
  /** Writes the cells with entries in the audit log. Returns for each step the reason of a refusal, or null. */
  write(
    trx: Transaction,
    steps: readonly BulkStep<Thing, Cell>[],
    how: { direction: Direction; origin: Origin }
  ): Promise<(BulkProblem | null)[]>
}
