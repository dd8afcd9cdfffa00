import { coreProblem, type ImportProblem } from '#core/import/problem'
import { SEEN, type Batch, type Batches } from '#core/import/batches'
import { addChanges, type FieldCount } from '#core/import/field_counts'
import { ProblemList, type GroupedProblem } from '#core/import/group_problems'
import type { ImportCounts } from '#core/import/import_record'
import type { GroupResult, RowGroup, ThingChange } from '#core/import/importer'
import type { Checkpoint } from '#core/import/reading/source_row'

/** The result of one batch. */
export interface BatchOutcome {
  batch: Batch
  groups: readonly RowGroup[]
  /** One for each of `groups`, in order; fewer when nothing was written. */
  results: readonly GroupResult[]
  errors: ImportProblem[]
  warnings: ImportProblem[]
  /** Changes of things that existed before the run. */
  changes: readonly ThingChange[]
}

/** Sums up the counts, problems and changes of a run. */
export class Tally {
  readonly #errors: ProblemList
  readonly #warnings: ProblemList
  /** As in `ImportReport`. */
  kept: FieldCount[] = []

  constructor(
    public counts: ImportCounts,
    earlier: { errors: GroupedProblem[]; warnings: GroupedProblem[] },
    public changes: FieldCount[] = []
  ) {
    this.#errors = new ProblemList(earlier.errors)
    this.#warnings = new ProblemList(earlier.warnings)
  }

  get errors(): GroupedProblem[] {
    return this.#errors.list
  }

  get warnings(): GroupedProblem[] {
    return this.#warnings.list
  }

  /** The totals including a batch, and those of its problems that are new. Does not change the tally. */
  with(outcome: BatchOutcome, done: Batches['done']) {
    const { batch, groups, results } = outcome
    const counts = { ...this.counts }
    const rejected = new Set(outcome.errors.map(({ row }) => row))
    counts.rows += batch.rows
    counts.rejected += rejected.size
    counts.variants += batch.rows - batch.added - rejected.size
    for (const [index, { key }] of groups.entries()) count(counts, results[index] ?? 'rejected', done.get(key))
    const [errors, warnings] = [this.#errors.fresh(outcome.errors), this.#warnings.fresh(outcome.warnings)]
    const changes = addChanges(this.changes, outcome.changes)
    return { counts, changes, errors, warnings, next: batch.next satisfies Checkpoint }
  }

  /** The totals after things got their media, by what their rows became. Does not change the tally. */
  withMedia({ groups, results, changes, warnings }: BatchOutcome, rows: Batches['done']) {
    const counts = { ...this.counts }
    for (const [index, { key }] of groups.entries()) {
      if (results[index] === 'updated' && rows.get(key) === SEEN.unchanged) count(counts, 'updated', SEEN.unchanged)
    }
    return {
      counts,
      changes: addChanges(this.changes, changes),
      errors: [],
      warnings: this.#warnings.fresh(warnings),
    }
  }

  /** Adds a batch after it was written. `added`: the result of `with` or `withMedia`. */
  add(added: Omit<ReturnType<Tally['with']>, 'next'>, outcome: BatchOutcome, done: Batches['done']): void {
    this.counts = added.counts
    this.changes = added.changes
    this.#errors.add(added.errors)
    this.#warnings.add(added.warnings)
    for (const [index, { key }] of outcome.groups.entries()) {
      const result = outcome.results[index]
      const earlier = done.get(key)
      if (result === 'created') done.set(key, SEEN.created)
      else if (result === 'updated' && earlier !== SEEN.created) done.set(key, SEEN.counted)
      else if (result === 'unchanged' && earlier === null) done.set(key, SEEN.unchanged)
    }
  }

  /** Counts the values that empty cells would clear in another run. */
  keep(things: readonly ThingChange[]): void {
    this.kept = addChanges(this.kept, things)
  }

  /** Adds a warning about the file as a whole. */
  warn(warning: ImportProblem): void {
    this.#warnings.add(this.#warnings.fresh([warning]))
  }

  /** Adds a warning when not all errors are listed. */
  close(): void {
    if (!this.#errors.isFull) return
    const { rejected } = this.counts
    this.warn(coreProblem(null, 'note.more_errors', null, { rejected, listed: this.#errors.listed }))
  }
}

/** Counts a thing once per run, even when several batches contain rows of it. */
function count(counts: ImportCounts, result: GroupResult, earlier: number | null): void {
  if (result === 'rejected') return
  if (earlier === null) counts[result] += 1
  else if (earlier === SEEN.unchanged && result !== 'unchanged') {
    counts.unchanged -= 1
    counts.updated += 1
  }
}
