import { fold } from '#core/text/fold'
import type { ApplicationService } from '@adonisjs/core/types'
import type { ImportProblem } from '#core/import/problem'
import type { Label } from '#core/i18n/label'

/** A row of a file of another program: text by the dialect's name of the column. Columns that the file lacks are absent. */
export type ForeignRow = Readonly<Record<string, string>>

/** A file of another program, for `Dialect.translate`. */
export interface ForeignFile {
  app: ApplicationService
  /** The dialect's names of the columns of the file. Unlisted columns have their own name. */
  columns: ReadonlySet<string>
  /** What a column is called in the file: `Weight (lbs)` for `Weight`. */
  header(column: string): string
  /** Reads the whole file, without unreadable rows. For what a row says about other rows. */
  rows(): AsyncGenerator<ForeignRow, void, undefined>
}

/** A row in our fields. Null: it only adds to other rows, which have what it says. */
export type TranslatedRow = Readonly<Record<string, string>> | null

/** What the rows of one file are in the fields of our importer. */
export interface Translation {
  /** The fields that translated rows may have, each with the column it comes from, under the dialect's name. */
  fields: ReadonlyMap<string, string>
  /** What the file calls the attributes that may have to be created, by field. */
  labels?: ReadonlyMap<string, Label>
  /** Warnings about the file as a whole. */
  warnings?: ImportProblem[]
  /**
   * Begins to translate the rows, in the order of the file. Called anew for each reading of the file, so that what it gives
   * may remember the rows before.
   */
  begin(): (row: ForeignRow) => TranslatedRow
}

/** How the files of another program are written: its columns, and what their cells mean in our fields. */
export interface Dialect {
  /** The columns, each with its other names: in other languages, of other versions, with a unit. */
  columns: Readonly<Record<string, readonly (string | RegExp)[]>>
  /** The columns by which a file is recognised: all of them. */
  marks: readonly string[]
  translate(file: ForeignFile): Promise<Translation>
}

/** The dialect's name of each column of a file. Letters, accents and spaces do not matter, nor whether it is an attribute of XML. */
export function nameColumns({ columns }: Pick<Dialect, 'columns'>, header: readonly string[]): Map<string, string> {
  const known = new Map<string, string>()
  const patterns: [RegExp, string][] = []
  for (const [name, others] of Object.entries(columns)) {
    for (const other of [name, ...others]) {
      if (typeof other === 'string') known.set(fold(other), name)
      else patterns.push([other, name])
    }
  }
  const found = new Map<string, string>()
  const taken = new Set<string>()
  for (const column of header) {
    const bare = column.replace(/^@/, '')
    const name = known.get(fold(bare)) ?? patterns.find(([pattern]) => pattern.test(bare))?.[1] ?? bare
    if (!taken.has(name)) found.set(column, name)
    taken.add(name)
  }
  return found
}

/** Whether a file with these columns is of this dialect. */
export function isDialect(dialect: Pick<Dialect, 'columns' | 'marks'>, header: readonly string[]): boolean {
  const names = new Set(nameColumns(dialect, header).values())
  return dialect.marks.every((mark) => names.has(mark))
}
