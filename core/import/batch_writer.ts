import { before, type Batch, type Batches } from '#core/import/batches'
import type { ColumnMap } from '#core/import/choices'
import type { ImportRecord, ImportState, OpenImport } from '#core/import/import_record'
import type { ImportSession, StoredMedium, WrittenBatch } from '#core/import/importer'
import type { MediaIntake } from '#core/import/media_intake'
import type { ImportProblem } from '#core/import/problem'
import type { Store } from '#core/database/store'
import type { BatchOutcome, Tally } from '#core/import/tally'

interface Parts {
  store: Store
  record: ImportRecord
  session: ImportSession
  intake: MediaIntake
  map: ColumnMap
  /** Null: nothing is to be written. */
  run: OpenImport | null
  batches: Batches
  tally: Tally
}

/** Thrown to take a transaction back on purpose. */
class TakenBack extends Error {
  constructor(readonly outcome: BatchOutcome) {
    super('taken back')
  }
}

/** Writes the batches of a run, each in one transaction together with the place to go on from. */
export class BatchWriter {
  #next: Batch['next'] = { row: 0, offset: null }

  constructor(private readonly parts: Parts) {}

  /** Writes a batch and gives true when the run ends with it: at the first bad row, if that is asked for. */
  async write(batch: Batch, stopOnError: boolean): Promise<boolean> {
    const outcome = await this.#attempt(batch, stopOnError)
    const bad = stopOnError ? firstRow(outcome.errors) : null
    if (bad === null) {
      this.#take(outcome)
      return false
    }
    const rest = before(batch, bad)
    const { errors, ...written } = await this.#attempt(
      rest,
      false,
      'stopped',
      outcome.errors.filter(({ row }) => row === bad)
    )
    this.#take({ ...written, errors })
    return true
  }

  /** Closes the run. */
  async finish(): Promise<void> {
    const { session, store, record, run, tally } = this.parts
    if (!run) return
    await session.finish?.()
    const told = { counts: tally.counts, next: this.#next, errors: [], warnings: [] }
    await store.transaction((trx) => record.checkpoint(trx, run, 'done', told))
  }

  async #attempt(
    batch: Batch,
    undoErrors: boolean,
    state: ImportState = 'running',
    known: ImportProblem[] = []
  ): Promise<BatchOutcome> {
    const { session, intake, store, run, record, tally, batches } = this.parts
    const read = await session.read(batch.groups)
    const found = await intake.prepare(read.media, batch.groups, session.mediaFields ?? {})
    const errors = [...known, ...batch.problems, ...this.#named(read.problems)]
    const warnings = [...this.#named(read.warnings), ...this.#named(found.warnings)]
    const outcomeOf = (written: WrittenBatch): BatchOutcome => ({
      batch: { ...batch, rows: known.length > 0 ? rowsOf(batch) + 1 : batch.rows },
      groups: batch.groups,
      results: written.results,
      errors: [...errors, ...this.#named(written.problems)].sort(byRow),
      warnings: [...warnings, ...this.#named(written.warnings)],
    })
    if (undoErrors && errors.length > 0) return outcomeOf({ results: [], problems: [], warnings: [] })
    try {
      return await store.transaction(async (trx) => {
        const stored: StoredMedium[][] = await found.attach(trx)
        const outcome = outcomeOf(await read.write(trx, stored))
        if (!run || (undoErrors && outcome.errors.length > 0)) throw new TakenBack(outcome)
        await record.checkpoint(trx, run, state, tally.with(outcome, batches.done))
        return outcome
      })
    } catch (error) {
      if (error instanceof TakenBack) return error.outcome
      throw error
    }
  }

  #take(outcome: BatchOutcome): void {
    const { tally, batches } = this.parts
    tally.take(tally.with(outcome, batches.done), outcome, batches.done)
    this.#next = outcome.batch.next
  }

  /** Problems name fields; people know columns. */
  #named(problems: readonly ImportProblem[]): ImportProblem[] {
    const { columns } = this.parts.map
    return problems.map((problem) => {
      const column = problem.column === null ? null : (columns.get(problem.column) ?? problem.column)
      return { ...problem, column }
    })
  }
}

function byRow({ row: one }: ImportProblem, { row: other }: ImportProblem): number {
  return (one ?? 0) - (other ?? 0)
}

function firstRow(errors: readonly ImportProblem[]): number | null {
  const rows = errors.map(({ row }) => row).filter((row) => row !== null)
  return rows.length === 0 ? null : Math.min(...rows)
}

function rowsOf({ groups }: Batch): number {
  return groups.reduce((sum, { rows }) => sum + rows.length, 0)
}
