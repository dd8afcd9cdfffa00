import type { SchemaTypes } from '@vinejs/vine/types'
import type { FieldOptions, Field } from '#core/fields/field'
import type { ListColumn } from '#core/lists/list'
import type { Locale } from '#core/i18n/locales'
import type { RunRows } from '#core/database/run_rows'

/** A value as the database's drivers take it. */
export type Stored = string | number | boolean | null

/** Type of the column, the same words as in `core/database/columns.ts`. `links`: rows of a table of their own. */
export type StoredType = 'text' | 'code' | 'integer' | 'bigint' | 'boolean' | 'instant' | 'day' | 'json' | 'links'

/** Kinds by name, for kinds that contain others. */
export interface Kinds {
  /** @throws Error for a kind that nobody registered */
  of(field: Field): FieldKind
}

/** What a value is written with. */
export interface Settling<Value = unknown> {
  /** Null: there was none. */
  before: Value | null
  /** Whether the writer holds a permission. */
  may(permission: string): boolean
  run: RunRows
}

/**
 * A kind of field, said once: what a request may give, how a value is stored and read, its column in lists, its cell in
 * files. Its screens are `web/app/fields/<kind>/`.
 */
export interface FieldKind<Options extends FieldOptions = FieldOptions, Value = unknown> {
  name: string
  /** Type of its column. */
  stored: StoredType
  /** What a figure counts, for the API document: "In minor units." */
  unit?: string | ((options: Options) => string)
  /** The schema of a value that is there. */
  schema(options: Options, kinds: Kinds): SchemaTypes
  /** From what is stored; null never arrives. Absent: as it is stored. */
  read?(stored: unknown, options: Options): Value
  /** To what is stored; null never arrives. Absent: as it is. */
  write?(value: Value, options: Options): Stored
  /**
   * A valid value as it is stored, where that depends on the writer, on the value before or on other rows; null never arrives.
   * It is called in the transaction of the write. @throws refusals, without a field
   */
  settle?(value: Value, options: Options, about: Settling<Value>): Promise<Value>
  /** A value as the audit log keeps it, where it is too large. Equal values, and no others, are recorded alike. */
  record?(value: Value): string
  /** The first of these values that no row of the database stands for. Absent: the schema knows all values. */
  firstUnknown?(
    values: readonly (string | number)[],
    options: Options,
    run: RunRows
  ): Promise<string | number | undefined>
  /** Its column in lists, over this expression. Null: it has none. */
  column(sql: string, options: Options): Omit<ListColumn, 'label'> | null
  /** The value of an empty input: what a form begins with. */
  empty: unknown
  /** True: it always has a value, as a boolean has. */
  isNeverNull?: boolean
  /**
   * From a cell of a file. Undefined: the cell cannot be read as this kind. An empty cell never arrives. `digits`: decimals of
   * the currency.
   */
  parse(cell: string, options: Options, digits: number): Value | undefined
  /** To a cell of a file; `parse` reads it again. */
  format(value: Value, options: Options, digits: number): string
  /** What is wrong with these options, for the boot; null: nothing. */
  problem?(options: Options): string | null
  /** What the screens need to know beside label and help. */
  describe?(options: Options, locale: Locale, kinds: Kinds): Record<string, unknown> | Promise<Record<string, unknown>>
}

/** Declares a kind with the types of its options and values. */
export function fieldKind<Options extends FieldOptions, Value>(kind: FieldKind<Options, Value>): FieldKind {
  // The registry looks kinds up by name and gives each its own fields.
  return kind as unknown as FieldKind
}
