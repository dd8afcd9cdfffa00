import { isDeepStrictEqual } from 'node:util'
import { DomainError } from '#core/errors/domain_error'
import { DEFAULT_LOCALE, type Locale } from '#core/i18n/locales'
import {
  ID,
  cellsOf,
  exportedColumns,
  fileColumns,
  type CellParts,
  type FileColumn,
} from '#core/resources/file_columns'
import { fieldFixed, rowForbidden, rowGone } from '#core/resources/errors'
import { CellReader, UnusableCell, cellText } from '#core/resources/cell_reader'
import { choiceRefusals, refuseForbidden } from '#core/resources/refusals'
import { columnOf, permissionOf } from '#core/resources/names'
import { refusedRow, refusedRows, type ImportProblem } from '#core/import/problem'
import { findRows, rowsWith, storedValue, type Row } from '#core/resources/resource_rows'
import { fromStore, inTransaction } from '#core/database/run_rows'
import { isWrittenAlone, type WriteMany } from '#core/resources/write_many'
import { lockRows } from '#core/resources/row_tree'
import { changedRow, createdRow } from '#core/resources/resource_undo'
import { shownCell } from '#core/resources/shown_cell'
import { withBlanks, withDefaults } from '#core/resources/given_values'
import type { Field } from '#core/fields/field'
import type { ImportSession, ReadBatch, RowGroup, SheetRow, ThingChange, WrittenBatch } from '#core/import/importer'
import type { ImportWrite } from '#core/import/import_undo'
import type { Input, Writer } from '#core/resources/writer'
import type { Lists } from '#core/lists/lists'
import type { MadeResource } from '#core/resources/resource_catalogue'
import type { Store, Transaction } from '#core/database/store'

interface Parts extends CellParts {
  made: MadeResource
  /** Fields that a row is found by; none: its id. */
  key: readonly string[]
  lists: Lists
  store: Store
  write: WriteMany
  writer: Writer
  showsValues: boolean
  warnings: ImportProblem[]
  /** Whether there is a message of this key. */
  hasWords(key: string): boolean
}

/** A row of the file with what it means. */
interface ReadRow {
  row: number
  /** Null: the row is new. */
  before: Row | null
  /** Values to write. Null: it changes nothing, or is refused. */
  input: Input | null
  problems: ImportProblem[]
  change: ThingChange | null
}

/** One run over a file of a resource. A batch is read by as many statements as one row; rows that change nothing are not written. */
export class ResourceSession implements ImportSession {
  readonly warnings: ImportProblem[]
  readonly #columns: Map<string, FileColumn>
  /** Columns whose values the person may see. */
  readonly #seen: Set<string>
  readonly #key: readonly string[]
  /** For what needs no other rows. */
  readonly #plain: CellReader

  constructor(private readonly parts: Parts) {
    const { made, writer, warnings } = parts
    this.warnings = warnings
    this.#columns = new Map(fileColumns(made.resource).map((column) => [column.name, column]))
    this.#seen = new Set(exportedColumns(made.resource, (key) => writer.may(key)).map(({ name }) => name))
    this.#key = parts.key
    this.#plain = new CellReader(made.resource, parts)
  }

  keyOf(values: SheetRow['values']) {
    const texts = this.#key.map((name) => String(this.#plain.key(name, cellText(values[name])) ?? ''))
    const isNamed = texts[0] !== undefined && texts[0] !== ''
    const unique = isNamed ? texts.join(' ') : cellText(values[ID])
    return { group: '', unique, field: isNamed ? (this.#key[0] as string) : ID }
  }

  async read(groups: readonly RowGroup[]): Promise<ReadBatch> {
    const { resource } = this.parts.made
    const sheet = groups.flatMap(({ rows }) => rows)
    const reader = await CellReader.of(resource, this.parts, sheet)
    const found = await this.#find(sheet, reader)
    const known = [...new Set(found.flatMap((row) => row ?? []))]
    const cells = new Map((await cellsOf(resource, this.parts, known)).map((each, at) => [known[at], each]))
    const rows = await Promise.all(
      sheet.map((row, at) => {
        const before = found[at] ?? null
        return this.#readRow(row, { before, cells: (before && cells.get(before)) ?? {}, reader })
      })
    )
    await this.#checkChoices(rows)
    const problems = rows.flatMap((row) => row.problems)
    const write = (trx: Transaction) => this.#write(trx, rows)
    return { problems, warnings: [], media: groups.map(() => []), write }
  }

  /** The row of each row of the file; undefined: there is none. */
  async #find(sheet: readonly SheetRow[], reader: CellReader): Promise<(Row | undefined)[]> {
    const { made, kinds, store } = this.parts
    const { resource } = made
    const reading = { kinds, run: fromStore(store) }
    const [key] = this.#key
    const keys = sheet.map(({ values }) => {
      return this.#key.map((name) => reader.key(name, cellText(values[name])) ?? null)
    })
    const named = keys.flatMap(([value]) =>
      key === undefined || (value ?? null) === null ? [] : storedValue(resource.fields[key] as Field, kinds, value)
    ) as (string | number)[]
    const ids = sheet.flatMap(({ values }, at) => ((keys[at]?.[0] ?? null) === null ? idOf(values) : []))
    const rows = await rowsWith(resource, reading, key === undefined ? ID : columnOf(resource, key), [
      ...new Set(named),
    ])
    // Of several rows with one key, the first.
    const byKey = new Map(rows.reverse().map((row) => [keyText(this.#key.map((name) => row[name])), row]))
    const byId = new Map((await findRows(resource, reading, [...new Set(ids)])).map((row) => [row.id, row]))
    return sheet.map(({ values }, at) => {
      const isNamed = (keys[at]?.[0] ?? null) !== null
      return isNamed ? byKey.get(keyText(keys[at] ?? [])) : byId.get(idOf(values)[0] ?? 0)
    })
  }

  async #readRow(
    { row, values }: SheetRow,
    { before, cells, reader }: { before: Row | null; cells: Record<string, string>; reader: CellReader }
  ): Promise<ReadRow> {
    const { made, kinds, writer, showsValues } = this.parts
    const { resource } = made
    const given: Input = {}
    const problems: ImportProblem[] = []
    const fields: ThingChange['fields'] = []
    for (const [name, text] of Object.entries(values)) {
      const column = this.#columns.get(name)
      const cell = cellText(text)
      if (!column || name === ID || (before ? cell === (cells[name] ?? '').trim() : cell === '')) continue
      const { field: key, locale, label } = column
      const field = resource.fields[key] as Field
      const value = reader.value(key, cell, { ...before, ...values })
      if (value === undefined) continue
      if (value instanceof UnusableCell) problems.push({ ...value.problem, row, column: name })
      else given[key] = locale ? { ...((given[key] ?? before?.[key]) as object | null), [locale]: value } : value
      const show = (told: string) => (this.#seen.has(name) ? shownCell(field, kinds, told) : null)
      const shown = showsValues ? { before: show(cells[name] ?? ''), after: show(cell) } : null
      fields.push({ field: name, label, part: null, shown, isCleared: cell === '' })
    }
    const read: ReadRow = { row, before, input: null, problems, change: null }
    const isGone = !before && this.#key.every((name) => !cellText(values[name])) && idOf(values).length > 0
    if (isGone) problems.push(refusedRow(row, rowGone(), ID))
    const permission = permissionOf(resource, before ? 'update' : 'create')
    // A row that the file leaves as it is needs no permission.
    const isWritten = !before || fields.length > 0
    if (permission === null && isWritten) problems.push(refusedRow(row, rowForbidden(), null))
    if (problems.length > 0) return read
    try {
      if (!before) return { ...read, input: await this.#creation(given) }
      const input = await this.#update(before, given)
      if (!input) return read
      const key = this.#key.map((name) => cellText(values[name])).join(' ') || String(before.id)
      const title = titleOf(before[resource.title], writer.locale)
      const changed = fields.filter(({ field }) => (this.#columns.get(field)?.field ?? '') in input)
      return { ...read, input, change: { row, key, title, fields: changed } }
    } catch (error) {
      return { ...read, problems: this.#problemsOf(error, row) }
    }
  }

  async #creation(given: Input): Promise<Input> {
    const { made, kinds, writer } = this.parts
    const input = (await made.validators.create.validate(given)) as Input
    refuseForbidden(made.resource, { id: 0, version: 0 }, input, writer)
    const complete = withDefaults(made.resource, kinds, input)
    await made.resource.hooks?.prepare?.(complete as Row, null)
    return complete
  }

  /** The values that differ from those of the row; null: none does. */
  async #update(before: Row, given: Input): Promise<Input | null> {
    const { made, kinds } = this.parts
    const { fields } = made.resource
    const differing = (to: Input) => (name: string) => !isDeepStrictEqual(to[name] ?? null, before[name] ?? null)
    const changed = Object.keys(given).filter(differing(withBlanks(made.resource, kinds, given)))
    if (changed.length === 0) return null
    const fixed = changed.find((name) => fields[name]?.options.fixed)
    if (fixed) throw fieldFixed({}, fixed)
    const kept = Object.keys(fields).filter((name) => !fields[name]?.options.fixed && !fields[name]?.options.readOnly)
    const sentOf = (name: string) => withoutBlanks(name in given ? given[name] : before[name], fields[name])
    const whole = Object.fromEntries(kept.map((name) => [name, sentOf(name)]))
    const valid = (await made.validators.update.validate({ ...whole, version: before.version })) as Input
    const values = changed.filter(differing(valid)).map((name) => [name, valid[name] ?? null] as const)
    return values.length > 0 ? Object.fromEntries(values) : null
  }

  /** What refuses a row, at the columns of the fields. Throws any other error. */
  #problemsOf(error: unknown, row: number): ImportProblem[] {
    const found = refusedRows(error, row, (key) => this.parts.hasWords(key))
    if (!found) throw error
    return found.map((problem) => {
      const { column } = problem
      return column === null || this.#columns.has(column)
        ? problem
        : { ...problem, column: column.split('.')[0] ?? null }
    })
  }

  /** What is chosen from lists that are read: each field asks once a batch. */
  async #checkChoices(rows: ReadRow[]): Promise<void> {
    const { made, lists, kinds, store, writer } = this.parts
    const written = rows.filter(({ input }) => input !== null)
    const inputs = written.map(({ input, before }) => ({ input: input as Input, before: before ?? {} }))
    const refused = await choiceRefusals(
      made.resource,
      { lists, kinds, run: fromStore(store), locale: writer.locale },
      inputs
    )
    for (const [at, errors] of refused.entries()) {
      const read = written[at] as ReadRow
      if (errors.length === 0) continue
      read.input = null
      read.problems.push(...errors.map((error) => refusedRow(read.row, error, error.field ?? null)))
    }
  }

  /** Where hooks look at each row, the rows are written in the order of the file; else together. */
  async #write(trx: Transaction, rows: readonly ReadRow[]): Promise<WrittenBatch> {
    const { resource } = this.parts.made
    const written = rows.filter(({ input }) => input !== null)
    if (written.length > 0) await lockRows(trx, resource)
    const refused = new Map<ReadRow, ImportProblem[]>()
    const writes: ImportWrite[] = []
    for (const part of isWrittenAlone(resource) ? written.map((row) => [row]) : [written]) {
      for (const [row, done] of [...(await this.#create(trx, part)), ...(await this.#change(trx, part))]) {
        if (done instanceof DomainError) refused.set(row, this.#problemsOf(done, row.row))
        else writes.push(done)
      }
    }
    const resultOf = (row: ReadRow) => {
      if (row.problems.length > 0 || refused.has(row)) return 'rejected'
      if (!row.input) return 'unchanged'
      return row.before ? 'updated' : 'created'
    }
    return {
      results: rows.map(resultOf),
      problems: [...refused.values()].flat(),
      warnings: [],
      changes: written.flatMap((row) => (row.change && !refused.has(row) ? [row.change] : [])),
      writes,
    }
  }

  async #create(trx: Transaction, rows: readonly ReadRow[]): Promise<[ReadRow, DomainError | ImportWrite][]> {
    const { write, made, writer } = this.parts
    const { resource } = made
    const fresh = rows.filter(({ before }) => before === null)
    if (fresh.length === 0) return []
    const inputs = fresh.map(({ input }) => input as Input)
    return (await write.create(trx, made, inputs, writer)).map((one, at) => {
      const row = fresh[at] as ReadRow
      return [row, one instanceof DomainError ? one : createdRow(resource, one.id, this.#titleOf(one))]
    })
  }

  /** The rows are read again: meanwhile others may have changed or deleted them. */
  async #change(trx: Transaction, rows: readonly ReadRow[]): Promise<[ReadRow, DomainError | ImportWrite][]> {
    const { write, made, kinds, writer } = this.parts
    const { resource } = made
    const ids = rows.flatMap(({ before }) => before?.id ?? [])
    if (ids.length === 0) return []
    const found = await findRows(resource, { kinds, run: inTransaction(trx) }, ids)
    const now = new Map(found.map((row) => [row.id, row]))
    const known = rows.filter(({ before }) => before && now.has(before.id))
    const gone = rows.filter(({ before }) => before && !now.has(before.id))
    const changes = known.map(({ before, input }) => ({
      row: now.get((before as Row).id) as Row,
      values: withBlanks(resource, kinds, input as Input),
    }))
    // Hooks may change the values while they are written.
    const kept = changes.map(({ row, values }) => changedRow(resource, row, values, this.#titleOf(row)))
    const refused = await write.change(trx, made, changes, writer)
    return [
      ...refused.map((error, at): [ReadRow, DomainError | ImportWrite] => [
        known[at] as ReadRow,
        error ?? (kept[at] as ImportWrite),
      ]),
      ...gone.map((row): [ReadRow, DomainError] => [row, rowGone()]),
    ]
  }

  #titleOf(row: Row): string {
    const { made, writer } = this.parts
    return titleOf(row[made.resource.title], writer.locale) || `#${row.id}`
  }
}

/** Values of a key as one text. A blank text and an empty list stand for none. */
const keyText = (values: readonly unknown[]) =>
  JSON.stringify(
    values.map((value) => (value === '' || (Array.isArray(value) && value.length === 0) ? null : (value ?? null)))
  )

/** A blank text stands for none, as forms send it. */
function withoutBlanks(value: unknown, field: Field | undefined): unknown {
  if (!field?.options.translated || typeof value !== 'object' || value === null) return value === '' ? null : value
  return Object.fromEntries(Object.entries(value).map(([locale, text]) => [locale, text === '' ? null : text]))
}

function idOf(values: SheetRow['values']): number[] {
  const id = Number(cellText(values[ID]))
  return Number.isSafeInteger(id) && id > 0 ? [id] : []
}

function titleOf(value: unknown, locale: Locale): string {
  if (typeof value !== 'object' || value === null) return String(value ?? '')
  const texts = value as Partial<Record<Locale, string | null>>
  return texts[locale] ?? texts[DEFAULT_LOCALE] ?? ''
}
