import { coreProblem, unreadableRow, type ImportProblem } from '#core/import/problem'
import { SeenKeys } from '#core/import/seen_keys'
import type { ColumnMap } from '#core/import/choices'
import type { ImportSession, RowGroup, SheetRow } from '#core/import/importer'
import type { AddedRow, Checkpoint, SourceRow } from '#core/import/reading/source_row'

/** Rows that are written in one transaction. */
export interface Batch {
  groups: RowGroup[]
  /** Problems of rows that belong to no group: unreadable ones and repeated keys. */
  problems: ImportProblem[]
  /** Number of rows, rejected ones included. */
  rows: number
  /** Rows that only add to others. */
  added: number
  /** Where to resume after it. */
  next: Checkpoint
}

/** How earlier rows of the run left a thing: counted as updated, unchanged, or counted as created. */
export const SEEN = { counted: 1, unchanged: 2, created: 3 } as const

export interface BatchOptions {
  map: ColumnMap
  defaults: Readonly<Record<string, string>>
  /** Rows of a batch. A group that began before this limit may exceed it. */
  size: number
  /** Rows before this line were imported by the interrupted run. Only their keys are read. */
  from: number
}

// A group with more than this multiple of the batch size is written in parts, so that a file cannot fill the memory.
const MAX_SIZE_FACTOR = 4

/** Puts the rows of a file into groups, and the groups into batches, while it reads the file. */
export class Batches {
  /** Group → one of `SEEN`, set by `Tally` after a batch was written. */
  readonly done = new SeenKeys()
  #unique = new SeenKeys()
  #groups = new Map<string, RowGroup>()
  #problems: ImportProblem[] = []
  #rows = 0
  #added = 0
  #part: string | null = null
  #next: Checkpoint = { row: 0, offset: null }

  constructor(
    private readonly session: Pick<ImportSession, 'keyOf' | 'partOf'>,
    private readonly options: BatchOptions
  ) {}

  async *of(rows: AsyncIterable<SourceRow | AddedRow>): AsyncGenerator<Batch, void, undefined> {
    const { size, from } = this.options
    for await (const row of rows) {
      if (row.values === null && row.problem === null) this.#count(row, from)
      else if (row.row < from) this.#skip(row)
      else {
        if (this.#startsPart(row) && this.#rows > 0) yield this.#cut()
        else if (this.#rows >= size && (this.#startsGroup(row) || this.#rows >= MAX_SIZE_FACTOR * size))
          yield this.#cut()
        this.#add(row)
      }
    }
    if (this.#rows > 0) yield this.#cut()
  }

  /** A row that only adds to others. */
  #count(row: AddedRow, from: number): void {
    if (row.row < from) return
    this.#rows++
    this.#added++
    this.#next = row.next
  }

  #startsPart(row: SourceRow): boolean {
    if (!this.session.partOf || row.problem) return false
    const part = this.session.partOf(toSheetRow(row.row, row.values, this.options).values)
    const isNew = this.#part !== null && part !== this.#part
    this.#part = part
    return isNew
  }

  #startsGroup(row: SourceRow): boolean {
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
      added: this.#added,
      next: this.#next,
    }
    this.#groups = new Map()
    this.#problems = []
    this.#rows = 0
    this.#added = 0
    return batch
  }
}

/** The batch with only the rows before a bad row. Its count includes the bad row. */
export function before(batch: Batch, row: number): Batch {
  const groups = ofRows(batch, (each) => each < row)
  return { ...batch, groups, problems: [], added: 0, rows: groups.reduce((sum, { rows }) => sum + rows.length, 1) }
}

/** The batch without the rows of these problems. Its count still includes them. */
export function without(batch: Batch, problems: readonly ImportProblem[]): Batch {
  const bad = new Set(problems.map(({ row }) => row))
  return { ...batch, groups: ofRows(batch, (each) => !bad.has(each)), problems: [] }
}

function ofRows({ groups }: Batch, isIn: (row: number) => boolean): RowGroup[] {
  return groups
    .map((group) => ({ ...group, rows: group.rows.filter(({ row }) => isIn(row)) }))
    .filter(({ rows }) => rows.length > 0)
}

/** The group without its empty cells, so that the import does not touch their fields. */
export function withoutEmpty(group: RowGroup, isEmpty: (text: string) => boolean): RowGroup {
  const rows = group.rows.map(({ row, values }) => ({
    row,
    values: Object.fromEntries(Object.entries(values).filter(([, text]) => !isEmpty(text))),
  }))
  return { ...group, rows }
}

/** Converts a row of the file to what importers read: cells by field, with defaults for empty ones. */
export function toSheetRow(
  row: number,
  cells: Readonly<Record<string, string>>,
  { map, defaults }: Pick<BatchOptions, 'map' | 'defaults'>
): SheetRow {
  const values: Record<string, string> = {}
  for (const [column, field] of map.fields) {
    const cell = cells[column]
    if (cell !== undefined) values[field] = cell
  }
  for (const field in defaults) {
    if (!values[field]?.trim()) values[field] = defaults[field] ?? ''
  }
  return { row, values }
}
