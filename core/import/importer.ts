import type { ApplicationService } from '@adonisjs/core/types'
import type { Origin } from '#core/audit/origin'
import type { ImportProblem } from '#core/import/problem'
import type { Transaction } from '#core/database/store'
import type { Label } from '#core/plugin/contract'

/** A row of a file: text by field, after the columns were mapped and the defaults filled in. */
export interface SheetRow {
  /** Physical line on which it starts. */
  row: number
  values: Readonly<Record<string, string>>
}

/** Rows that together describe one thing, in the order of the file. */
export interface RowGroup {
  key: string
  rows: SheetRow[]
  /** True when rows of the same thing were written earlier in this run: these only add to it. */
  again: boolean
}

/** What tells rows apart and what joins them. */
export interface RowKey {
  /** Rows with the same one are one thing. */
  group: string
  /** Must be unique in the file; empty when the row has none. */
  unique: string
  /** Field that holds it. */
  field: string
}

export type MediaKind = 'image' | 'video'

/** A picture or video that a cell names. */
export interface NamedMedium {
  kind: MediaKind
  /** As the file's cell gives it. */
  name: string
}

/** One of them in the shop's media library. */
export interface StoredMedium extends NamedMedium {
  mediaId: number
}

/** What became of one group. */
export type GroupResult = 'created' | 'updated' | 'unchanged' | 'rejected'

export interface WrittenBatch {
  /** For each group that was given to `write`, in that order. */
  results: GroupResult[]
  /** Rows left out while writing. `column` holds the field. */
  problems: ImportProblem[]
  warnings: ImportProblem[]
}

/** A batch that was understood and can be written. */
export interface ReadBatch {
  /** Rows left out, with the reasons; `column` holds the field. The other rows of their groups are written. */
  problems: ImportProblem[]
  warnings: ImportProblem[]
  /** Pictures and videos of each group. */
  media: NamedMedium[][]
  /**
   * Writes what is left, in the engine's transaction: nothing but SQL may be awaited. Called again, in a new
   * transaction, when the first one was rolled back.
   */
  write(trx: Transaction, media: StoredMedium[][]): Promise<WrittenBatch>
}

/** A file as an importer sees it before the first row is used. */
export interface ImportFile {
  app: ApplicationService
  /** Fields: the file's columns under their mapped names, and those that only defaults fill. */
  fields: readonly string[]
  /** What fills empty cells, by field. */
  defaults: Readonly<Record<string, string>>
  /** Whether attributes and values that the shop lacks may be made. */
  createMissing: boolean
  /** Whether pictures and videos came along. */
  hasMedia: boolean
  origin: Origin
  /** Walks through the file beforehand, unmapped rows left out. Costs a reading: only where a check needs it. */
  rows(): AsyncGenerator<SheetRow, void, undefined>
}

/** One run over one file. */
export interface ImportSession {
  /** Notes on the file as a whole. */
  warnings: ImportProblem[]
  /** Fields that name pictures and videos, for messages. */
  mediaFields?: Partial<Record<MediaKind, string>>
  keyOf(values: SheetRow['values']): RowKey
  /** Called outside transactions, batch after batch. */
  read(groups: readonly RowGroup[]): Promise<ReadBatch>
  /** Called once after the last batch of a run that writes, outside transactions. */
  finish?(): Promise<void>
}

/** A field that a column of a file can be put under. */
export interface ImportField {
  /** Its full name: `price`, `name.fr_FR`. */
  field: string
  label: Label
  /** A cell as people write it, for the sample file. */
  example?: string
  isRequired?: boolean
  /** Other names that columns of such content bear, folded (`core/text/fold`). */
  aliases?: readonly string[]
}

/** Reads files of one kind into the shop. Contributed to `core.importers`. */
export interface Importer {
  /** What it fills, as `--resource` names it: `products`. */
  resource: string
  label: Label
  /** Permission that staff need to bring in such a file, beside the one to run imports. */
  permission: string
  /** What columns can be put under, in this shop. Files that are read as they are have none. */
  fields?(app: ApplicationService): Promise<ImportField[]>
  /**
   * How sure it is that these are the columns of a file of its own: 0 not at all, 1 certain. Columns that were mapped by
   * hand come under the names they were given.
   */
  detect(columns: readonly string[], isMapped: boolean): number
  /** Whether there may be such a field, given by its full name. Without it, every name a person gives is believed. */
  isField?(field: string): boolean
  /** The full name of a field that may be written shorter: `stock` for `stock.main`. */
  fullName?(field: string): string
  /**
   * Understands the file as a whole, its defaults too. Throws a `DomainError` for a file that cannot be used: it is then refused once,
   * and nothing is written.
   */
  open(file: ImportFile): Promise<ImportSession>
}
