import { randomUUID } from 'node:crypto'
import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Store, type Transaction } from '#core/database/store'
import { insertRows } from '#core/database/insert_rows'
import { queryRows } from '#core/database/query_rows'
import { takenOver } from '#core/import/errors'
import type { ErrorParameters } from '#core/errors/domain_error'
import type { FieldCount } from '#core/import/field_counts'
import type { GroupedProblem } from '#core/import/group_problems'
import type { ImportWrite } from '#core/import/import_undo'
import type { Checkpoint } from '#core/import/reading/source_row'

/** Counts of a run so far. */
export interface ImportCounts {
  rows: number
  created: number
  updated: number
  unchanged: number
  variants: number
  rejected: number
}

export const NOTHING: ImportCounts = { rows: 0, created: 0, updated: 0, unchanged: 0, variants: 0, rejected: 0 }

export type ImportState = 'running' | 'done' | 'stopped'

/** Rows come first, their pictures and videos after them. */
export type ImportPhase = 'rows' | 'media'

/** Totals of a run after a batch, and the problems of that batch. */
interface Progress {
  counts: ImportCounts
  changes: FieldCount[]
  next: Checkpoint
  phase: ImportPhase
  errors: GroupedProblem[]
  warnings: GroupedProblem[]
}

/** A new run, or an interrupted one that is resumed. */
export interface OpenImport {
  id: number
  /** Random id of the owning process. When another process resumes the run, the first one can write no more. */
  owner: string
  counts: ImportCounts
  /** Fields that it changed so far. */
  changes: FieldCount[]
  /** Where to resume; null for a new run, and for a phase that begins. */
  next: Checkpoint | null
  phase: ImportPhase
}

// An interrupted run that is older than this is not resumed: the file is imported from its beginning.
const INTERRUPTED_SECONDS = 24 * 3600

const LONGEST_TITLE = 255

const UNFINISHED = `select * from core_imports
  where fingerprint = ? and state = 'running' and updated_at > ? order by id desc limit 1`

const BEGIN = `insert into core_imports (fingerprint, owner, resource, name, state, channel, actor_name, started_at, updated_at)
  values (?, ?, ?, ?, 'running', ?, ?, ?, ?) returning id`

const CHECKPOINT = `update core_imports set state = ?, phase = ?, next_row = ?, next_offset = ?, row_count = ?, created = ?,
  updated = ?, unchanged = ?, variants = ?, rejected = ?, changes = ?, updated_at = ?, finished_at = ?
  where id = ? and owner = ? returning id`

/** Stores the progress of runs, so that an interrupted one can be resumed. */
@inject()
export class ImportRecord {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock
  ) {}

  /** Resumes the unfinished run of the same file with the same choices, or begins a new one. */
  async open(run: { fingerprint: string; resource: string; name: string; channel: string; actor: string }) {
    const owner = randomUUID()
    return this.store.transaction(async (trx): Promise<OpenImport> => {
      const since = this.clock.isoIn(-INTERRUPTED_SECONDS)
      const [found] = await queryRows<Record<string, number | string | null>>(trx, UNFINISHED, [run.fingerprint, since])
      if (found) {
        await queryRows(trx, 'update core_imports set owner = ? where id = ?', [owner, Number(found.id)])
        return { id: Number(found.id), owner, counts: countsOf(found), ...standOf(found) }
      }
      const now = this.clock.iso()
      const { fingerprint, resource, name, channel, actor } = run
      const bindings = [fingerprint, owner, resource, name.slice(-200), channel, actor, now, now]
      const [row] = await queryRows<{ id: number | string }>(trx, BEGIN, bindings)
      return { id: Number(row?.id), owner, counts: { ...NOTHING }, changes: [], next: null, phase: 'rows' }
    })
  }

  /** Whether a run of the same file with the same choices was interrupted. */
  async isUnfinished(fingerprint: string): Promise<boolean> {
    const found = await this.store.reader.all(UNFINISHED, [fingerprint, this.clock.isoIn(-INTERRUPTED_SECONDS)])
    return found.length > 0
  }

  /** Stores the progress in the transaction of a batch. Throws `takenOver` when another process resumed the run. */
  async checkpoint(trx: Transaction, run: OpenImport, state: ImportState, progress: Progress): Promise<void> {
    const { counts, changes, next, phase, errors, warnings } = progress
    const now = this.clock.iso()
    const updated = await queryRows(trx, CHECKPOINT, [
      state,
      phase,
      next.row,
      next.offset,
      counts.rows,
      counts.created,
      counts.updated,
      counts.unchanged,
      counts.variants,
      counts.rejected,
      JSON.stringify(changes),
      now,
      state === 'running' ? null : now,
      run.id,
      run.owner,
    ])
    if (updated.length === 0) throw takenOver()
    const rows = [
      ...errors.map((each) => toRow(run.id, 'error', each)),
      ...warnings.map((each) => toRow(run.id, 'warning', each)),
    ]
    if (rows.length > 0) await insertRows(trx, 'core_import_problems', rows)
  }

  /** Keeps what a batch wrote, in its transaction, for `UndoImport`. Of what was written twice, what stood there at first. */
  async keep(trx: Transaction, run: OpenImport, writes: readonly ImportWrite[]): Promise<void> {
    const rows = writes.map(({ kind, thing, title, before, after }) => ({
      import_id: run.id,
      kind,
      thing_id: thing,
      title: title.slice(0, LONGEST_TITLE),
      before: before === null ? null : JSON.stringify(before),
      after: JSON.stringify(after),
    }))
    const tail = 'on conflict (import_id, kind, thing_id) do update set after = excluded.after'
    if (rows.length > 0) await insertRows(trx, 'core_import_writes', rows, tail)
  }

  /** The problems of a run so far. */
  async problems(run: OpenImport): Promise<{ errors: GroupedProblem[]; warnings: GroupedProblem[] }> {
    const rows = await this.store.reader.all<ProblemRow>(
      'select * from core_import_problems where import_id = ? order by id',
      [run.id]
    )
    const of = (kind: string) => rows.filter((row) => row.kind === kind).map(toProblem)
    return { errors: of('error'), warnings: of('warning') }
  }
}

interface ProblemRow {
  kind: string
  row_number: number | null
  column_name: string | null
  code: string
  message: string
  parameters: string
  row_count: number
  /** Null in rows of older releases, which did not group problems. */
  row_numbers: string | null
}

function toRow(id: number, kind: 'error' | 'warning', problem: GroupedProblem) {
  const { row, column, code, message, parameters, count, rows } = problem
  return {
    import_id: id,
    kind,
    row_number: row,
    column_name: column,
    code,
    message,
    parameters: JSON.stringify(parameters),
    row_count: count,
    row_numbers: JSON.stringify(rows),
  }
}

function toProblem(found: ProblemRow): GroupedProblem {
  const { row_number: row, column_name: column, code, message, row_count: count, row_numbers: rows } = found
  const parameters = JSON.parse(found.parameters) as ErrorParameters
  const named = rows === null ? [row].filter((each) => each !== null) : (JSON.parse(rows) as number[])
  return { row, column, code, message, parameters, count, rows: named }
}

function countsOf(found: Record<string, number | string | null>): ImportCounts {
  return {
    rows: Number(found.row_count),
    created: Number(found.created),
    updated: Number(found.updated),
    unchanged: Number(found.unchanged),
    variants: Number(found.variants),
    rejected: Number(found.rejected),
  }
}

function changesOf({ changes }: Record<string, number | string | null>): FieldCount[] {
  return changes ? (JSON.parse(String(changes)) as FieldCount[]) : []
}

function standOf(found: Record<string, number | string | null>): Pick<OpenImport, 'changes' | 'next' | 'phase'> {
  return { changes: changesOf(found), next: placeOf(found), phase: found.phase === 'media' ? 'media' : 'rows' }
}

function placeOf({ next_row: row, next_offset: offset }: Record<string, number | string | null>): Checkpoint | null {
  return row === null || row === undefined
    ? null
    : { row: Number(row), offset: offset === null ? null : Number(offset) }
}
