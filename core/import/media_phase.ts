import { SEEN, type Batch, type Batches } from '#core/import/batches'
import type { ImportRecord, OpenImport } from '#core/import/import_record'
import type { ImportSession, RowGroup } from '#core/import/importer'
import type { MediaIntake } from '#core/import/media_intake'
import type { Store } from '#core/database/store'
import type { BatchOutcome, Tally } from '#core/import/tally'

interface Parts {
  store: Store
  record: ImportRecord
  session: ImportSession
  intake: MediaIntake
  run: OpenImport
  tally: Tally
  /** What the rows became in this run; empty where the run was interrupted in this phase. */
  rows: Batches['done']
  /** Those of this phase. */
  batches: Batches
  /** The column of a field. */
  columnOf: (field: string) => string
  onBatch: ((outcome: BatchOutcome) => Promise<void> | void) | undefined
}

/** Gives things their pictures and videos, after all rows of the file were written. What fails here is a warning. */
export class MediaPhase {
  readonly #rejected: ReadonlySet<number | null>

  constructor(private readonly parts: Parts) {
    this.#rejected = new Set(parts.tally.errors.flatMap(({ rows }) => rows))
  }

  /** Each batch is a transaction with its checkpoint. */
  async write(batch: Batch): Promise<void> {
    const { store, record, session, intake, run, tally, rows, batches, columnOf, onBatch } = this.parts
    for (const { key } of batch.groups) batches.done.set(key, SEEN.counted)
    const groups = this.#written(batch.groups)
    const read = await session.read(groups)
    if (!read.writeMedia || read.media.every((names) => names.length === 0)) return
    const media = await intake.prepare(read.media, groups, session.mediaFields ?? {})
    const warnings = media.warnings.map((warning) => {
      return { ...warning, column: warning.column === null ? null : columnOf(warning.column) }
    })
    const created = new Set(
      groups.flatMap((group) => (rows.get(group.key) === SEEN.created ? group.rows.map(({ row }) => row) : []))
    )
    const outcome = await store.transaction(async (trx): Promise<BatchOutcome> => {
      const {
        results,
        changes = [],
        writes = [],
      } = (await read.writeMedia?.(trx, await media.attach(trx, read.media))) ?? { results: [] }
      // The pictures of a new thing are no change of it.
      const changed = changes.filter(({ row }) => !created.has(row))
      const written = { batch, groups, results, errors: [], warnings, changes: changed }
      const progress = { ...tally.withMedia(written, rows), next: batch.next, phase: 'media' as const }
      await record.checkpoint(trx, run, 'running', progress)
      await record.keep(trx, run, writes)
      return written
    })
    tally.add(tally.withMedia(outcome, rows), outcome, rows)
    // What stayed as it is was told with its row.
    const isChanged = outcome.groups.map(
      ({ key }, at) => outcome.results[at] === 'updated' && rows.get(key) !== SEEN.created
    )
    await onBatch?.({
      ...outcome,
      groups: outcome.groups.filter((_, at) => isChanged[at]),
      results: outcome.results.filter((_, at) => isChanged[at]),
    })
  }

  /** Groups with the rows that were not rejected. */
  #written(groups: readonly RowGroup[]): RowGroup[] {
    const { run, rows: became } = this.parts
    return groups
      .filter(({ key }) => run.phase === 'media' || became.get(key) !== null)
      .map((group) => ({ ...group, rows: group.rows.filter(({ row }) => !this.#rejected.has(row)) }))
      .filter(({ rows }) => rows.length > 0)
  }
}
