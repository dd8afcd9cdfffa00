import type { ApplicationService } from '@adonisjs/core/types'
import type { Origin } from '#core/audit/origin'
import type { Person } from '#core/identity/person'
import type { ImportProblem } from '#core/import/problem'
import type { ImportWrite } from '#core/import/import_undo'
import type { Dialect } from '#core/import/dialect'
import type { Transaction } from '#core/database/store'
import type { Label } from '#core/i18n/label'

/** A row of a file: text by field, after columns were mapped and defaults were filled in. */
export interface SheetRow {
  /** Physical line on which it starts. */
  row: number
  /** A field without a cell is absent. So is an empty cell when the run keeps the shop's values. */
  values: Readonly<Record<string, string>>
}

/** Rows that together describe one thing (a product with its variants), in the order of the file. */
export interface RowGroup {
  key: string
  rows: SheetRow[]
  /** True when an earlier batch of this run wrote rows of the same thing: these rows add to it. */
  again: boolean
}

export interface RowKey {
  /** Rows with the same value describe the same thing. */
  group: string
  /** Must be unique in the file; empty when the row has none. */
  unique: string
  /** Field that holds `unique`. */
  field: string
}

export type MediaKind = 'image' | 'video'

/** A picture, video or document that a row names. */
export interface NamedMedium {
  /** `file`: a picture, video or document, as its name says. */
  kind: MediaKind | 'file'
  /** As written in the cell. */
  name: string
  /** Where it is fetched from if the folder or zip of the import lacks it and whoever imports asks for that. */
  address?: string
}

/** A named medium that is in the media library. */
export interface StoredMedium extends NamedMedium {
  mediaId: number
}

export type GroupResult = 'created' | 'updated' | 'unchanged' | 'rejected'

/** Whether an empty cell clears the shop's value or keeps it. */
export type EmptyCells = 'clear' | 'keep'

/** A displayed value, with a text for each language where they differ; null for no value. */
export type ShownValue = string | Label | null

/** A field of a thing that a file changes. */
export interface FieldChange {
  /** Full name of the field: `price`, `attr.colour`. */
  field: string
  label: Label
  /** Key of the part that has the field, such as the SKU of a variant; null where the thing has one part only. */
  part: string | null
  /** Set where the import shows values. */
  shown: { before: ShownValue; after: ShownValue } | null
  /** True when a value is removed without a new one. */
  isCleared: boolean
}

/** Changes of a thing that existed before the run. */
export interface ThingChange {
  /** The first row that describes it. */
  row: number
  /** Its key for people, such as a SKU. */
  key: string
  title: string
  fields: FieldChange[]
}

export interface WrittenBatch {
  /** One result for each group of the batch, in order. */
  results: GroupResult[]
  /** Problems of rows that were rejected during the write. `column` holds the field. */
  problems: ImportProblem[]
  warnings: ImportProblem[]
  /** Changes of things that existed before the run. */
  changes?: ThingChange[]
  /** What was created and changed, in order, so that the run can be undone. Not in a trial. */
  writes?: ImportWrite[]
}

/** A parsed batch, ready to be written. */
export interface ReadBatch {
  /** Problems of rejected rows; `column` holds the field. The other rows of their groups are written. */
  problems: ImportProblem[]
  warnings: ImportProblem[]
  /** Pictures and videos of each group. */
  media: NamedMedium[][]
  /**
   * Writes the rows that were not rejected, in the transaction of the import: nothing but SQL may be awaited. May be called
   * again in a new transaction after a rollback.
   */
  write(trx: Transaction, media: StoredMedium[][]): Promise<WrittenBatch>
  /**
   * Gives the groups that were written in an earlier batch their media, and leaves out those that were not. Problems and
   * warnings of the rows were told then. Required where the session has `mediaLater`.
   */
  writeMedia?(trx: Transaction, media: StoredMedium[][]): Promise<WrittenBatch>
}

/** A file and the choices of its import, for an importer's `open`. */
export interface ImportFile {
  app: ApplicationService
  /** The fields that have a column or a default. */
  fields: readonly string[]
  /** What the file calls the attributes of its fields, where that differs from their codes. */
  labels: ReadonlyMap<string, Label>
  /** Values for empty cells, by field. */
  defaults: Readonly<Record<string, string>>
  /** Whether to create vocabulary that the shop lacks: attributes, their values, categories, dishes. */
  createMissing: boolean
  /** Whether new things become drafts where the file does not state their status. Otherwise the importer decides. */
  newAreDrafts: boolean
  /** Whether nothing is written. */
  isTrial: boolean
  /** Whether changes are reported with their values: in a trial, and where somebody asked for them. */
  showsValues: boolean
  /** Whether the import has a folder or zip of pictures and videos, or fetches them from their addresses. */
  hasMedia: boolean
  origin: Origin
  /** Permissions of who imports. */
  held: Person['permissions']
  /** Reads the whole file, without unreadable rows. For checks that need it before the import. */
  rows(): AsyncGenerator<SheetRow, void, undefined>
}

/** One run over one file. */
export interface ImportSession {
  /** Warnings about the file as a whole. */
  warnings: ImportProblem[]
  /** Fields that name pictures and videos, for messages. */
  mediaFields?: Partial<Record<MediaKind, string>>
  /** Media come after all rows, in a phase of their own, so that nothing waits for them. A trial looks at them with the rows. */
  mediaLater?: boolean
  keyOf(values: SheetRow['values']): RowKey
  /** The part of the file that a row belongs to. Rows of two parts are never in one batch. */
  partOf?(values: SheetRow['values']): string
  /** Whether a cell counts as empty. Default: a blank one. */
  isEmpty?(text: string): boolean
  /** Parses and checks one batch. Called outside transactions. */
  read(groups: readonly RowGroup[]): Promise<ReadBatch>
  /** Called once after the last batch, outside transactions. Not called in a trial. Returns warnings about what it did. */
  finish?(): Promise<ImportProblem[]>
}

/** A field that a column of a file can be mapped to. */
export interface ImportField {
  /** Its full name: `price`, `name.fr_FR`. */
  field: string
  label: Label
  /** Content of its cell in the sample file. */
  example?: string
  isRequired?: boolean
  /** Other usual names of the column, folded (`core/text/fold`). */
  aliases?: readonly string[]
}

/** Imports files of one format. Contributed to `core.importers`. */
export interface Importer {
  /** The kind of data it imports, a value of `--as`: `products`. */
  resource: string
  label: Label
  /** Permissions that staff need for such a file, in addition to the one to run imports. */
  permissions: readonly string[]
  /** True: its rows have no drafts, no vocabulary and no pictures. The screen asks for none. */
  isPlain?: boolean
  /** True for files that contain their own vocabulary. `createMissing` is then on by default. */
  bringsWords?: boolean
  /** True: media stand in a folder `media` beside the file, where nobody names another. */
  hasMediaBeside?: boolean
  /** Rows per transaction where nobody asks for a number: few where a row is large. */
  batchSize?: number
  /** The screen and query that list the drafts a run created on these days. */
  draftsOf?(days: string): { screen: string; query: Record<string, string> }
  /** For files of other programs: how their rows become rows of this importer. */
  dialect?: Dialect
  /** The fields that columns can be mapped to. Absent for formats with fixed columns. */
  fields?(app: ApplicationService): Promise<ImportField[]>
  /**
   * The certainty that these columns are of its format, from 0 to 1. Mapped columns are given under their mapped names.
   * `isMapped`: the user mapped some. `isChosen`: the user said that the file is one of its own.
   */
  detect(columns: readonly string[], isMapped: boolean, isChosen: boolean): number
  /** Whether a field of this full name can exist. Without this method every name is accepted. */
  isField?(field: string): boolean
  /** The full name of a field that has a short form: `stock` for `stock.main`. */
  fullName?(field: string): string
  /** Checks the file as a whole and its defaults. Throws a `DomainError` to refuse the file before anything is written. */
  open(file: ImportFile): Promise<ImportSession>
}
