import vine from '@vinejs/vine'
import { field, type Field, type FieldOptions } from '#core/fields/field'
import { fieldKind } from '#core/fields/field_kind'
import { listed } from '#core/lists/listed'

export interface LinesOptions extends FieldOptions {
  default?: readonly string[]
  /** Most characters of a line. Default 255. */
  length?: number
  /** Most lines. Default 200. */
  max?: number
  /** Another way to write a line: lower case, a host without its protocol. */
  normalise?: (line: string) => string
}

/** Several short texts, one a line: host names, addresses. Empty lines and repeated ones are left out. */
export const lines = <const O extends LinesOptions>(options: O) =>
  field<string[], O>('lines', options) as Field<string[], O>

const split = (cell: string) => cell.split(/\s*[\n;]\s*/).filter(Boolean)

export default fieldKind<LinesOptions, string[]>({
  name: 'lines',
  stored: 'json',
  schema({ length = 255, max = 200, normalise = (line) => line, required }) {
    const schema = vine
      .array(vine.string().maxLength(length))
      .minLength(required ? 1 : 0)
      .maxLength(max)
    schema.parse((value) => (Array.isArray(value) ? distinct(value, normalise) : value))
    return schema
  },
  read: (stored) => JSON.parse(String(stored)) as string[],
  write: (value) => JSON.stringify(value),
  column: (sql) => ({ type: 'text', sql: listed(sql) }),
  empty: [],
  isNeverNull: true,
  parse: split,
  format: (value) => value.join('; '),
})

/** What is no text stays, for the validator to refuse. */
function distinct(values: readonly unknown[], normalise: (line: string) => string): unknown[] {
  const written = values.map((value) => (typeof value === 'string' ? normalise(value.trim()) : value))
  return [...new Set(written)].filter((value) => value !== '' && value !== null)
}
