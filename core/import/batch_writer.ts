import { before, without, withoutEmpty, type Batch, type Batches } from '#core/import/batches'
import type { ColumnMap } from '#core/import/choices'
import type { ImportRecord, ImportState, OpenImport } from '#core/import/import_record'
import type { EmptyCells, ImportSession, ThingChange, WrittenBatch } from '#core/import/importer'
import { NO_MEDIA, type MediaIntake, type PendingMedia } from '#core/import/media_intake'
import type { ImportProblem } from '#core/import/problem'
import type { Store } from '#core/database/store'
import type { BatchOutcome, Tally } from '#core/import/tally'

interface Parts {
  store: Store
  record: ImportRecord
  session: ImportSession
  /** Null: media come later. */
  intake: MediaIntake | null
  map: ColumnMap
  /** Null for a trial, which writes nothing. */
  run: OpenImport | null
  batches: Batches
  tally: Tally
  emptyCells: EmptyCells
  /** Called after each batch. */
  onBatch: ((outcome: BatchOutcome) => Promise<void> | void) | undefined
}

interface WriteOptions {
  /** Rolls the whole batch back when a row is bad. */
  undoErrors: boolean
  state: ImportState
  /** Problems of rows that an earlier attempt removed from the batch. */
  known: ImportProblem[]
  /** Media that an earlier attempt prepared. */
  media: PendingMedia | null
}

const DEFAULTS: WriteOptions = { undoErrors: false, state: 'running', known: [], media: null }

/** Thrown to roll a transaction back on purpose. */
class RolledBack extends Error {
  constructor(
    readonly outcome: BatchOutcome,
    /** Problems of rows that were found bad while they were written. */
    readonly bad: ImportProblem[]
  ) {
    super('rolled back')
  }
}

/** Writes the batches of a run, each in one transaction together with its checkpoint. */
export class BatchWriter {
  #next: Batch['next'] = { row: 0, offset: null }

  constructor(private readonly parts: Parts) {}

  readonly #isEmpty = (text: string): boolean => this.parts.session.isEmpty?.(text) ?? text.trim() === ''

  /** Writes a batch. Returns true when the run stops with it: `stopOnError` is set and a row is bad. */
  async write(batch: Batch, stopOnError: boolean): Promise<boolean> {
    const { run, emptyCells, tally } = this.parts
    if (!run && emptyCells === 'keep') tally.keep(await this.#wouldClear(batch))
    const toWrite =
      emptyCells === 'keep'
        ? { ...batch, groups: batch.groups.map((group) => withoutEmpty(group, this.#isEmpty)) }
        : batch
    const outcome = await this.#attempt(toWrite, { ...DEFAULTS, undoErrors: stopOnError })
    const firstBadRow = stopOnError ? firstRow(outcome.errors) : null
    if (firstBadRow === null) {
      await this.#accept(outcome)
      return false
    }
    // The whole batch was rolled back. The rows before the bad one are written now.
    const rowsBefore = before(toWrite, firstBadRow)
    const known = outcome.errors.filter(({ row }) => row === firstBadRow)
    await this.#accept(await this.#attempt(rowsBefore, { ...DEFAULTS, state: 'stopped', known }))
    return true
  }

  /** Marks the run as done. */
  async finish(): Promise<void> {
    const { session, store, record, run, tally } = this.parts
    if (!run) return
    for (const warning of (await session.finish?.()) ?? []) tally.warn(warning)
    const progress = {
      counts: tally.counts,
      changes: tally.changes,
      next: this.#next,
      phase: 'rows' as const,
      errors: [],
      warnings: [],
    }
    await store.transaction((trx) => record.checkpoint(trx, run, 'done', progress))
  }

  /**
   * Writes a batch. When rows are found bad during the write, the transaction is rolled back and the batch is written again
   * without them, so that nothing created for a rejected row remains.
   */
  async #attempt(batch: Batch, options: WriteOptions): Promise<BatchOutcome> {
    const { session, intake, store, run, record, tally, batches } = this.parts
    const { undoErrors, state, known } = options
    const read = await session.read(batch.groups)
    const media =
      options.media ?? (await intake?.prepare(read.media, batch.groups, session.mediaFields ?? {})) ?? NO_MEDIA
    const errors = [...known, ...batch.problems, ...this.#withColumns(read.problems)]
    const warnings = [...this.#withColumns(read.warnings), ...this.#withColumns(media.warnings)]
    const outcomeOf = (written: WrittenBatch): BatchOutcome => ({
      batch,
      groups: batch.groups,
      results: written.results,
      errors: [...errors, ...this.#withColumns(written.problems)].sort(byRow),
      warnings: [...warnings, ...this.#withColumns(written.warnings)],
      changes: written.changes ?? [],
    })
    if (undoErrors && errors.length > 0) return outcomeOf({ results: [], problems: [], warnings: [] })
    try {
      return await store.transaction(async (trx) => {
        const written = await read.write(trx, await media.attach(trx, read.media))
        const outcome = outcomeOf(written)
        const hasBadRows = written.problems.some(({ row }) => row !== null)
        if (!run || hasBadRows || (undoErrors && outcome.errors.length > 0)) {
          throw new RolledBack(outcome, hasBadRows ? outcome.errors : [])
        }
        await record.checkpoint(trx, run, state, { ...tally.with(outcome, batches.done), phase: 'rows' })
        await record.keep(trx, run, written.writes ?? [])
        return outcome
      })
    } catch (error) {
      if (!(error instanceof RolledBack)) throw error
      if (undoErrors || error.bad.length === 0) return error.outcome
      return this.#attempt(without(batch, error.bad), { ...options, known: error.bad, media })
    }
  }

  /** The values that the batch would clear with `emptyCells: 'clear'`. Writes nothing. */
  async #wouldClear(batch: Batch): Promise<ThingChange[]> {
    const emptied = batch.groups.filter(({ rows }) =>
      rows.some(({ values }) => Object.values(values).some(this.#isEmpty))
    )
    if (emptied.length === 0) return []
    const { session, store } = this.parts
    const read = await session.read(emptied)
    let things: ThingChange[] = []
    const work = store.transaction(async (trx) => {
      const noMedia = read.media.map(() => [])
      const written = await read.write(trx, noMedia)
      things = written.changes ?? []
      throw new RolledBack(NO_OUTCOME, [])
    })
    await work.catch((error: unknown) => {
      if (!(error instanceof RolledBack)) throw error
    })
    return things.map((thing) => ({ ...thing, fields: thing.fields.filter(({ isCleared }) => isCleared) }))
  }

  async #accept(outcome: BatchOutcome): Promise<void> {
    const { tally, batches, onBatch } = this.parts
    tally.add(tally.with(outcome, batches.done), outcome, batches.done)
    this.#next = outcome.batch.next
    await onBatch?.(outcome)
  }

  /** Replaces the field in each problem by the column of the file. */
  #withColumns(problems: readonly ImportProblem[]): ImportProblem[] {
    const { columns } = this.parts.map
    return problems.map((problem) => {
      const column = problem.column === null ? null : (columns.get(problem.column) ?? problem.column)
      return { ...problem, column }
    })
  }
}

const NO_OUTCOME: BatchOutcome = {
  batch: { groups: [], problems: [], rows: 0, added: 0, next: { row: 0, offset: null } },
  groups: [],
  results: [],
  errors: [],
  warnings: [],
  changes: [],
}

function byRow({ row: one }: ImportProblem, { row: other }: ImportProblem): number {
  return (one ?? 0) - (other ?? 0)
}

function firstRow(errors: readonly ImportProblem[]): number | null {
  const rows = errors.map(({ row }) => row).filter((row) => row !== null)
  return rows.length === 0 ? null : Math.min(...rows)
}
