import vine from '@vinejs/vine'
import { strictNumber } from '#core/http/strict_number'
import { field, type Field, type FieldOptions, type ValueWith } from '#core/fields/field'
import { fieldKind } from '#core/fields/field_kind'

export interface RelationOptions extends FieldOptions {
  default?: number | readonly number[]
  /** Resource or list whose rows are chosen: `catalogue.products`. */
  of: string
  /** Several rows, in the order in which they were chosen. They are stored in a table of their own. */
  many?: boolean
  /** For several rows: their table, with `owner_id`, `target_id` and `position`. Default `<table>_<field>`. */
  through?: string
  /** Most rows. Default 10,000. */
  max?: number
}

type Chosen<O extends RelationOptions> = O extends { many: true } ? number[] : ValueWith<number, O>

/** One or several rows of a resource or a list, by their ids. */
export const relation = <const O extends RelationOptions>(options: O) =>
  field('relation', options) as Field<Chosen<O>, O>

const MOST = 10_000

const id = () => strictNumber().withoutDecimals().min(1).max(Number.MAX_SAFE_INTEGER)

export default fieldKind<RelationOptions, number | number[]>({
  name: 'relation',
  stored: 'bigint',
  unit: 'The number of the row, its id.',
  schema({ many = false, required = false, max = MOST }) {
    if (!many) return id()
    return vine
      .array(id())
      .distinct()
      .minLength(required ? 1 : 0)
      .maxLength(max)
  },
  read: Number,
  column: () => null,
  empty: null,
  parse(cell, { many = false }) {
    const ids = cell.split(/\s*[;|]\s*/).filter(Boolean)
    if (!ids.every((one) => /^[1-9]\d{0,15}$/.test(one))) return undefined
    return many ? ids.map(Number) : ids.length === 1 ? Number(ids[0]) : undefined
  },
  format: (value) => [value].flat().join('; '),
  problem: ({ of }) => (of ? null : 'it does not say which rows are chosen (of)'),
  describe: ({ of, many = false, max = MOST }) => ({ of, many, max }),
})
