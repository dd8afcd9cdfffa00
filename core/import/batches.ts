import { coreProblem, unreadableRow, type ImportProblem } from '#core/import/problem'
import { SeenKeys } from '#core/import/seen_keys'
import type { ColumnMap } from '#core/import/choices'
import type { ImportSession, RowGroup, SheetRow } from '#core/import/importer'
import type { Checkpoint, SourceRow } from '#core/import/reading/source_row'

/** Rows that are written in one transaction. */
export interface Batch {
  groups: RowGroup[]
  /** Rows that did not come as far as a group. */
  problems: ImportProblem[]
  /** How many rows it holds, those left out included. */
  rows: number
  /** Where to go on after it. */
  next: Checkpoint
}

/** What earlier rows of the run made of a thing. */
export const SEEN = { counted: 1, unchanged: 2 } as const

export interface BatchOptions {
  map: ColumnMap
  defaults: Readonly<Record<string, string>>
  /** Rows a batch holds; one more thing is never begun beyond it. */
  size: number
  /** Rows before this line were dealt with in an earlier run: only their keys count. */
  from: number
}

// A thing of more rows than this is written in pieces, so that a file cannot fill the memory.
const LARGEST = 4

/** Puts the rows of a file into groups, and the groups into batches, without reading further than it must. */
export class Batches {
  /** Group → what was made of it, written by whoever writes the batches. */
  readonly done = new SeenKeys()
  #unique = new SeenKeys()
  #groups = new Map<string, RowGroup>()
  #problems: ImportProblem[] = []
  #rows = 0
  #next: Checkpoint = { row: 0, offset: null }

  constructor(
    private readonly session: Pick<ImportSession, 'keyOf'>,
    private readonly options: BatchOptions
  ) {}

  async *of(rows: AsyncIterable<SourceRow>): AsyncGenerator<Batch, void, undefined> {
    const { size, from } = this.options
    for await (const row of rows) {
      if (row.row < from) this.#skip(row)
      else {
        if (this.#rows >= size && (this.#begins(row) || this.#rows >= LARGEST * size)) yield this.#cut()
        this.#add(row)
      }
    }
    if (this.#rows > 0) yield this.#cut()
  }

  #begins(row: SourceRow): boolean {
    if (row.problem) return true
    const { values } = toSheetRow(row.row, row.values, this.options)
    return !this.#groups.has(this.session.keyOf(values).group)
  }

  #skip(row: SourceRow): void {
    if (row.problem) return
    const { values } = toSheetRow(row.row, row.values, this.options)
    const { group, unique } = this.session.keyOf(values)
    if (unique !== '') this.#unique.set(unique, row.row)
    if (group !== '') this.done.set(group, SEEN.counted)
  }

  #add(row: SourceRow): void {
    this.#rows++
    this.#next = row.next
    if (row.problem) {
      this.#problems.push(unreadableRow(row.row, row.problem))
      return
    }
    const sheetRow = toSheetRow(row.row, row.values, this.options)
    const { group, unique, field } = this.session.keyOf(sheetRow.values)
    const earlier = unique === '' ? null : this.#unique.get(unique)
    if (earlier !== null) {
      const parameters = { key: unique.slice(0, 80), row: earlier }
      this.#problems.push(coreProblem(row.row, 'row.key_repeated', field, parameters))
      return
    }
    if (unique !== '') this.#unique.set(unique, row.row)
    this.#join(group === '' ? ` ${row.row}` : group, sheetRow)
  }

  #join(key: string, row: SheetRow): void {
    const found = this.#groups.get(key)
    if (found) found.rows.push(row)
    else this.#groups.set(key, { key, rows: [row], again: this.done.get(key) !== null })
  }

  #cut(): Batch {
    const batch: Batch = {
      groups: [...this.#groups.values()],
      problems: this.#problems,
      rows: this.#rows,
      next: this.#next,
    }
    this.#groups = new Map()
    this.#problems = []
    this.#rows = 0
    return batch
  }
}

/** The same batch up to a row, which is left out with all that follow. */
export function before(batch: Batch, row: number): Batch {
  const groups = batch.groups
    .map((group) => ({ ...group, rows: group.rows.filter((each) => each.row < row) }))
    .filter(({ rows }) => rows.length > 0)
  return { ...batch, groups, problems: [] }
}

/** A row of the file as importers read it. */
export function toSheetRow(
  row: number,
  cells: Readonly<Record<string, string>>,
  { map, defaults }: Pick<BatchOptions, 'map' | 'defaults'>
): SheetRow {
  const values: Record<string, string> = {}
  for (const [column, field] of map.fields) values[field] = cells[column] ?? ''
  for (const field in defaults) {
    if (!values[field]?.trim()) values[field] = defaults[field] ?? ''
  }
  return { row, values }
}
