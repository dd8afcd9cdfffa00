import type { ResponseOf } from '#web/lib/registry'

/** An import as its screen reads it. */
export type ImportData = ResponseOf<'platform.admin.imports.show'>['data']
export type ReportData = NonNullable<ImportData['report']>

export type TrialChanges = ResponseOf<'platform.admin.import_changes.index'>

/** What a column is put under: a field, its own name, or nothing. */
export const OWN_NAME = '='
export const ASIDE = '-'

/** How a file is read, as the form holds it. */
export interface ReadingValues {
  [name: string]: unknown
  resource: string | null
  columns: { column: string; field: string }[]
  defaults: { field: string; value: string }[]
  encoding: string | null
  delimiter: string | null
  createMissing: boolean
  emptyCells: string
  newStatus: string
  stopOnError: boolean
  downloadMedia: boolean
}

type Choices = Pick<ImportData['choices'], keyof ReadingValues & keyof ImportData['choices']> & {
  mapping: Record<string, string>
  defaults: Record<string, string>
}

/** Choices as a form holds them: a mapping by place, since columns may bear any name. */
export function valuesOf(choices: Choices, columns: readonly string[]): ReadingValues {
  const fieldOf = (column: string) => {
    const field = choices.mapping[column]
    return field === undefined ? OWN_NAME : field || ASIDE
  }
  return {
    resource: choices.resource,
    columns: columns.map((column) => ({ column, field: fieldOf(column) })),
    defaults: Object.entries(choices.defaults).map(([field, value]) => ({ field, value })),
    encoding: choices.encoding,
    delimiter: choices.delimiter,
    createMissing: choices.createMissing,
    emptyCells: choices.emptyCells,
    newStatus: choices.newStatus,
    stopOnError: choices.stopOnError,
    downloadMedia: choices.downloadMedia,
  }
}

/** What the form holds as the server takes it. */
export function choicesOf({ columns, defaults, ...values }: ReadingValues) {
  const mapped = columns.filter(({ field }) => field !== OWN_NAME)
  const filled = defaults.filter(({ field }) => field !== '')
  return {
    resource: values.resource,
    mapping: Object.fromEntries(mapped.map(({ column, field }) => [column, field === ASIDE ? '' : field])),
    defaults: Object.fromEntries(filled.map(({ field, value }) => [field, value])),
    encoding: values.encoding,
    delimiter: values.delimiter,
    createMissing: values.createMissing,
    emptyCells: values.emptyCells as Choices['emptyCells'],
    newStatus: values.newStatus as Choices['newStatus'],
    stopOnError: values.stopOnError,
    downloadMedia: values.downloadMedia,
  }
}
