import { nameColumns, type ForeignRow } from '#core/import/dialect'
import { readRows } from '#core/import/reading/read_rows'
import type { ApplicationService } from '@adonisjs/core/types'
import type { ColumnMap } from '#core/import/choices'
import type { Importer } from '#core/import/importer'
import type { ImportProblem } from '#core/import/problem'
import type { Label } from '#core/i18n/label'
import type { ReadingChoices } from '#core/import/reading/survey'
import type { AddedRow, SourceRow } from '#core/import/reading/source_row'

/** The rows of a file in the fields of its importer, whatever program wrote them. */
export interface ImportSource {
  map: ColumnMap
  labels: ReadonlyMap<string, Label>
  warnings: ImportProblem[]
  /** Reads the file from its beginning. */
  rows(): AsyncGenerator<SourceRow | AddedRow, void, undefined>
}

interface SourceFile extends ReadingChoices {
  app: ApplicationService
  file: string
  mapping?: Readonly<Record<string, string>>
}

/** Opens a file for its importer. A file of another program is translated row by row; columns that the user mapped are kept. */
export async function openSource(
  request: SourceFile,
  importer: Pick<Importer, 'dialect'>,
  mapped: ColumnMap
): Promise<ImportSource> {
  const { app, file, mapping = {} } = request
  const read = async function* () {
    yield* (await readRows(file, request)).rows
  }
  const { dialect } = importer
  if (!dialect) return { map: mapped, labels: new Map(), warnings: [], rows: read }
  const chosen = new Map(Object.entries(mapping).filter(([, field]) => field !== ''))
  const header = [...mapped.fields.keys()].filter((column) => !chosen.has(column))
  const names = nameColumns(dialect, header)
  const headers = new Map([...names].map(([column, name]) => [name, column]))
  const named = (values: ForeignRow): ForeignRow => {
    const row: Record<string, string> = {}
    for (const [column, name] of names) row[name] = values[column] ?? ''
    return row
  }
  const translation = await dialect.translate({
    app,
    columns: new Set(headers.keys()),
    header: (column) => headers.get(column) ?? column,
    async *rows() {
      for await (const { values } of read()) if (values) yield named(values)
    },
  })
  const map: ColumnMap = { fields: new Map(), columns: new Map() }
  for (const [field, name] of translation.fields) {
    map.fields.set(field, field)
    map.columns.set(field, headers.get(name) ?? name)
  }
  for (const [column, field] of chosen) {
    map.fields.set(field, field)
    map.columns.set(field, column)
  }
  const translated = async function* (): AsyncGenerator<SourceRow | AddedRow, void, undefined> {
    const translate = translation.begin()
    for await (const row of read()) {
      if (row.problem) yield row
      else {
        const values = translate(named(row.values))
        const kept = [...chosen].map(([column, field]) => [field, row.values[column] ?? ''] as const)
        yield values ? { ...row, values: { ...values, ...Object.fromEntries(kept) } } : { ...row, values: null }
      }
    }
  }
  return { map, labels: translation.labels ?? new Map(), warnings: translation.warnings ?? [], rows: translated }
}
