import { DEFAULT_LOCALE } from '#core/i18n/locales'
import { DomainError } from '#core/errors/domain_error'
import { Translator } from '#core/i18n/translator'
import { coreProblem, refusedRow, refusedRows, type ImportProblem } from '#core/import/problem'
import { keyMissing } from '#core/import/errors'
import { snakeCase } from '#core/database/table'
import { undefuse } from '#core/text/formula_cells'
import type {
  GroupResult,
  ImportField,
  ImportFile,
  ImportSession,
  Importer,
  ReadBatch,
  RowGroup,
  SheetRow,
  ThingChange,
  WrittenBatch,
} from '#core/import/importer'
import type { ImportWrite } from '#core/import/import_undo'
import type { Transaction } from '#core/database/store'

/** A record as a file has it: text by column. */
export type Cells = Readonly<Record<string, string>>

/** A record that the shop has. */
export interface StandingRecord {
  /** What people call it. */
  title: string
  /** Its cells, as a file that changes nothing would have them. */
  cells: Cells
}

/** A record to be written. */
export interface RecordToWrite<Standing extends StandingRecord> {
  row: number
  key: string
  /** Null: it is new. */
  standing: Standing | null
  /** Its cells after the import, with those that the file lacks. */
  cells: Cells
  /** Columns whose cells differ from the present ones. */
  changed: ReadonlySet<string>
}

/** A record that was written. */
export interface WrittenRecord {
  /** Of the record first, then of what was made for it. Empty: nothing can be undone. */
  writes: ImportWrite[]
  warnings?: ImportProblem[]
}

/** Cells of a row in their normal form, with warnings. */
export interface ReadRecord {
  cells: Cells
  warnings?: ImportProblem[]
}

/** One run over a file whose rows are records, each found by its key. */
export interface RecordStore<Standing extends StandingRecord> {
  warnings?: ImportProblem[]
  /** Empty: the row has no key. */
  keyOf(cells: Cells): string
  /** The records that the shop has, by their keys: a fixed number of statements. `rows`: the cells of the batch. */
  find(keys: readonly string[], rows: readonly Cells[]): Promise<ReadonlyMap<string, Standing>>
  /**
   * The cells of the row in their normal form; those that it lacks may be left out. Throws what refuses the row.
   * Called outside transactions.
   */
  read(row: SheetRow, standing: Standing | null): Promise<ReadRecord> | ReadRecord
  /** Writes the records, in any order; gives what became of each, in theirs. In the transaction of the batch. */
  write(trx: Transaction, records: readonly RecordToWrite<Standing>[]): Promise<(WrittenRecord | DomainError)[]>
  finish?(): Promise<ImportProblem[]>
}

/** Facts of an importer whose rows are records. */
export interface RecordFacts<Standing extends StandingRecord> extends Pick<
  Importer,
  'resource' | 'label' | 'permissions' | 'batchSize' | 'dialect' | 'bringsWords'
> {
  columns: readonly ImportField[]
  /** Column that names the record, for messages. */
  key: string
  /** Column of what a validator or rule calls a field. Default: the field in snake case. */
  columnOf?(field: string): string
  fullName?(field: string): string
  detect: Importer['detect']
  open(file: ImportFile): Promise<RecordStore<Standing>>
}

/** The importer of files whose rows are records. */
export function recordImporter<Standing extends StandingRecord>(facts: RecordFacts<Standing>): Importer {
  const { columns, key, columnOf = snakeCase, open, ...rest } = facts
  const names = new Set(columns.map(({ field }) => field))
  return {
    ...rest,
    isPlain: true,
    isField: (field) => names.has(field),
    // Files of other programs have columns of their own.
    ...(facts.dialect ? {} : { fields: () => Promise.resolve([...columns]) }),
    async open(file) {
      if (!file.fields.includes(key)) throw keyMissing({ field: key })
      const translator = await file.app.container.make(Translator)
      const hasWords = (word: string) => translator.has(DEFAULT_LOCALE, word)
      return new RecordSession(await open(file), { columns, key, columnOf, file, hasWords })
    },
  }
}

interface SessionParts {
  columns: readonly ImportField[]
  key: string
  columnOf(field: string): string
  file: Pick<ImportFile, 'fields' | 'showsValues'>
  hasWords(key: string): boolean
}

/** A row of the file with what it means. */
interface PlannedRow<Standing extends StandingRecord> {
  record: RecordToWrite<Standing> | null
  problems: ImportProblem[]
  warnings: ImportProblem[]
}

class RecordSession<Standing extends StandingRecord> implements ImportSession {
  readonly warnings: ImportProblem[]
  readonly #columns: ReadonlyMap<string, ImportField>

  constructor(
    private readonly records: RecordStore<Standing>,
    private readonly parts: SessionParts
  ) {
    const { columns, file } = parts
    this.#columns = new Map(columns.map((column) => [column.field, column]))
    const aside = file.fields.filter((field) => !this.#columns.has(field))
    this.warnings = [
      ...(records.warnings ?? []),
      ...aside.map((column) => coreProblem(null, 'note.column_left_aside', column, { column })),
    ]
  }

  keyOf(values: SheetRow['values']) {
    return { group: '', unique: this.records.keyOf(this.#cells(values)), field: this.parts.key }
  }

  async read(groups: readonly RowGroup[]): Promise<ReadBatch> {
    const rows = groups.flatMap((group) => group.rows).map((row) => ({ ...row, values: this.#cells(row.values) }))
    const keys = rows.map(({ values }) => this.records.keyOf(values))
    const standing = await this.records.find(
      [...new Set(keys.filter((key) => key !== ''))],
      rows.map(({ values }) => values)
    )
    const planned = await Promise.all(
      rows.map((row, at) => this.#plan(row, keys[at] ?? '', standing.get(keys[at] ?? '') ?? null))
    )
    return {
      problems: planned.flatMap(({ problems }) => problems),
      warnings: planned.flatMap(({ warnings }) => warnings),
      media: groups.map(() => []),
      write: (trx) => this.#write(trx, planned),
    }
  }

  async finish(): Promise<ImportProblem[]> {
    return (await this.records.finish?.()) ?? []
  }

  /** The cells of the columns that the importer knows. */
  #cells(values: SheetRow['values']): Cells {
    const known = Object.entries(values).filter(([field]) => this.#columns.has(field))
    return Object.fromEntries(known.map(([field, text]) => [field, undefuse(text.trim())]))
  }

  async #plan(row: SheetRow, key: string, standing: Standing | null): Promise<PlannedRow<Standing>> {
    if (key === '') {
      const problem = coreProblem(row.row, 'row.key_empty', this.parts.key, { field: this.parts.key })
      return { record: null, problems: [problem], warnings: [] }
    }
    try {
      const { cells, warnings = [] } = await this.records.read(row, standing)
      const before = standing?.cells ?? {}
      const changed = new Set(Object.keys(row.values).filter((name) => this.#isChanged(name, before, cells)))
      const record = { row: row.row, key, standing, cells: { ...before, ...cells }, changed }
      return { record, problems: [], warnings: warnings.map((warning) => ({ ...warning, row: row.row })) }
    } catch (error) {
      const problems = refusedRows(error, row.row, this.parts.hasWords)
      if (!problems) throw error
      return { record: null, problems: problems.map((problem) => this.#atColumn(problem)), warnings: [] }
    }
  }

  #isChanged(name: string, before: Cells, after: Cells): boolean {
    return name !== this.parts.key && name in after && after[name] !== (before[name] ?? '')
  }

  async #write(trx: Transaction, planned: readonly PlannedRow<Standing>[]): Promise<WrittenBatch> {
    const records = planned.flatMap(({ record }) => (record && isWritten(record) ? [record] : []))
    const outcomes = new Map(
      (records.length > 0 ? await this.records.write(trx, records) : []).map((one, at) => [records[at], one])
    )
    const refused = [...outcomes].flatMap(([record, one]) =>
      record && one instanceof DomainError ? [this.#atColumn(refusedRow(record.row, one, one.field ?? null))] : []
    )
    const written = [...outcomes.values()].flatMap((one) => (one instanceof DomainError ? [] : [one]))
    const resultOf = ({ record }: PlannedRow<Standing>): GroupResult => {
      if (!record || outcomes.get(record) instanceof DomainError) return 'rejected'
      if (!isWritten(record)) return 'unchanged'
      return record.standing ? 'updated' : 'created'
    }
    return {
      results: planned.map(resultOf),
      problems: refused,
      warnings: written.flatMap(({ warnings = [] }) => warnings),
      changes: records.flatMap((record) => (outcomes.get(record) instanceof DomainError ? [] : this.#changeOf(record))),
      writes: written.flatMap(({ writes }) => writes),
    }
  }

  #atColumn(problem: ImportProblem): ImportProblem {
    const { column } = problem
    return { ...problem, column: column === null ? null : this.parts.columnOf(column) }
  }

  /** What is told of the change of a record that the shop had. */
  #changeOf({ row, key, standing, cells, changed }: RecordToWrite<Standing>): ThingChange[] {
    if (!standing) return []
    const fields = [...changed].map((field) => {
      const [before = '', after = ''] = [standing.cells[field], cells[field]]
      const shown = this.parts.file.showsValues ? { before: before || null, after: after || null } : null
      const { label } = this.#columns.get(field) as ImportField
      return { field, label, part: null, shown, isCleared: after === '' }
    })
    return [{ row, key, title: standing.title, fields }]
  }
}

const isWritten = <Standing extends StandingRecord>({ standing, changed }: RecordToWrite<Standing>) =>
  standing === null || changed.size > 0
