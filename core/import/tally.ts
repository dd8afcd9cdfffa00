import { coreProblem, type ImportProblem } from '#core/import/problem'
import { SEEN, type Batch, type Batches } from '#core/import/batches'
import { ProblemBook, type GatheredProblem } from '#core/import/gather_problems'
import type { ImportCounts } from '#core/import/import_record'
import type { GroupResult, RowGroup } from '#core/import/importer'
import type { Checkpoint } from '#core/import/reading/source_row'

/** What one batch adds to a run. */
export interface BatchOutcome {
  batch: Batch
  /** Groups that were read, with what became of each. */
  groups: readonly RowGroup[]
  results: readonly GroupResult[]
  errors: ImportProblem[]
  warnings: ImportProblem[]
}

/** Adds up what a run does. */
export class Tally {
  readonly #errors: ProblemBook
  readonly #warnings: ProblemBook

  constructor(
    public counts: ImportCounts,
    earlier: { errors: GatheredProblem[]; warnings: GatheredProblem[] }
  ) {
    this.#errors = new ProblemBook(earlier.errors)
    this.#warnings = new ProblemBook(earlier.warnings)
  }

  get errors(): GatheredProblem[] {
    return this.#errors.list
  }

  get warnings(): GatheredProblem[] {
    return this.#warnings.list
  }

  /** What the counts become with a batch, and which of its problems are told. Changes nothing yet. */
  with(outcome: BatchOutcome, done: Batches['done']) {
    const { batch, groups, results } = outcome
    const counts = { ...this.counts }
    const left = new Set(outcome.errors.map(({ row }) => row))
    counts.rows += batch.rows
    counts.rejected += left.size
    counts.variants += batch.rows - left.size
    for (const [index, { key }] of groups.entries()) count(counts, results[index] ?? 'rejected', done.get(key))
    const [errors, warnings] = [this.#errors.fresh(outcome.errors), this.#warnings.fresh(outcome.warnings)]
    return { counts, errors, warnings, next: batch.next satisfies Checkpoint }
  }

  /** Takes a batch over, once it is written. */
  take(added: Omit<ReturnType<Tally['with']>, 'next'>, outcome: BatchOutcome, done: Batches['done']): void {
    this.counts = added.counts
    this.#errors.add(added.errors)
    this.#warnings.add(added.warnings)
    for (const [index, { key }] of outcome.groups.entries()) {
      const result = outcome.results[index]
      if (result === 'unchanged' && done.get(key) !== SEEN.counted) done.set(key, SEEN.unchanged)
      else if (result === 'created' || result === 'updated') done.set(key, SEEN.counted)
    }
  }

  /** A note on the file as a whole. */
  warn(warning: ImportProblem): void {
    this.#warnings.add(this.#warnings.fresh([warning]))
  }

  /** Says that errors were counted without being listed. */
  close(): void {
    if (!this.#errors.isFull) return
    const { rejected } = this.counts
    this.warn(coreProblem(null, 'note.more_errors', null, { rejected, listed: this.#errors.named }))
  }
}

/** Things are counted once a run, however many of its batches they appear in. */
function count(counts: ImportCounts, result: GroupResult, earlier: number | null): void {
  if (result === 'rejected') return
  if (earlier === null) counts[result] += 1
  else if (earlier === SEEN.unchanged && result !== 'unchanged') {
    counts.unchanged -= 1
    counts.updated += 1
  }
}
