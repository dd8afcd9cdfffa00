import { coreProblem, type ImportProblem } from '#core/import/problem'
import { SEEN, type Batch, type Batches } from '#core/import/batches'
import { MOST_PROBLEMS, type ImportCounts } from '#core/import/import_record'
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
  errors: ImportProblem[]
  warnings: ImportProblem[]
  #told: Set<string>

  constructor(
    public counts: ImportCounts,
    earlier: { errors: ImportProblem[]; warnings: ImportProblem[] }
  ) {
    this.errors = earlier.errors
    this.warnings = earlier.warnings
    this.#told = new Set(this.warnings.map(nameOf))
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
    const errors = outcome.errors.slice(0, Math.max(0, MOST_PROBLEMS - this.errors.length))
    return { counts, errors, warnings: this.#fresh(outcome.warnings), next: batch.next satisfies Checkpoint }
  }

  /** Takes a batch over, once it is written. */
  take(added: Omit<ReturnType<Tally['with']>, 'next'>, outcome: BatchOutcome, done: Batches['done']): void {
    this.counts = added.counts
    for (const error of added.errors) this.errors.push(error)
    for (const warning of added.warnings) {
      this.warnings.push(warning)
      this.#told.add(nameOf(warning))
    }
    for (const [index, { key }] of outcome.groups.entries()) {
      const result = outcome.results[index]
      if (result === 'unchanged' && done.get(key) !== SEEN.counted) done.set(key, SEEN.unchanged)
      else if (result === 'created' || result === 'updated') done.set(key, SEEN.counted)
    }
  }

  /** A note on the file as a whole. */
  warn(warning: ImportProblem): void {
    if (this.#told.has(nameOf(warning))) return
    this.#told.add(nameOf(warning))
    this.warnings.push(warning)
  }

  /** Says how many errors were counted without being listed. */
  close(): void {
    const { rejected } = this.counts
    if (this.errors.length < MOST_PROBLEMS) return
    this.warn(coreProblem(null, 'note.more_errors', null, { rejected, listed: this.errors.length }))
  }

  /** Warnings that were not told yet: the same word on the same line is told once. */
  #fresh(warnings: readonly ImportProblem[]): ImportProblem[] {
    const names = new Set<string>()
    const room = Math.max(0, MOST_PROBLEMS - this.warnings.length)
    const fresh = warnings.filter((warning) => {
      const name = nameOf(warning)
      if (this.#told.has(name) || names.has(name)) return false
      names.add(name)
      return true
    })
    return fresh.slice(0, room)
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

function nameOf({ row, code, parameters }: ImportProblem): string {
  return `${row ?? ''} ${code} ${JSON.stringify(parameters)}`
}
