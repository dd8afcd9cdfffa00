import { field, type Field, type FieldOptions, type ValueWith } from '#core/fields/field'
import { fieldKind } from '#core/fields/field_kind'
import { readRowIds, rowIdSchema, writeRowIds } from '#core/fields/row_ids'

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

export default fieldKind<RelationOptions, number | number[]>({
  name: 'relation',
  stored: 'bigint',
  unit: 'The number of the row, its id.',
  schema: (options) => rowIdSchema(options, options.max ?? MOST),
  read: Number,
  column: () => null,
  empty: null,
  parse: readRowIds,
  format: writeRowIds,
  problem: ({ of }) => (of ? null : 'it does not say which rows are chosen (of)'),
  describe: ({ of, many = false, max = MOST }) => ({ of, many, max }),
})
