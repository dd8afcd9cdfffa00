import { field, type Field, type FieldOptions, type ValueWith } from '#core/fields/field'
import { fieldKind } from '#core/fields/field_kind'
import { readRowIds, rowIdSchema, writeRowIds } from '#core/fields/row_ids'
import { formatsOf, mimeTypesOf, type MediaType } from '#core/media/media_types'
import { shownMediumSql } from '#core/media/media_record'

export interface MediaOptions extends FieldOptions {
  /** What is accepted: `image`, `video`, `pdf`, `document` (office texts, tables and slides, EPUB). Default: images. */
  accept?: readonly MediaType[]
  /** Several files, in order. They are stored in a table of their own, as for `relation`. */
  many?: boolean
  /** For several files: their table, with `owner_id`, `target_id` and `position`. Default `<table>_<field>`. */
  through?: string
  /** Most files. Default 50. */
  max?: number
}

type Chosen<O extends MediaOptions> = O extends { many: true } ? number[] : ValueWith<number, O>

/** One or several files of the media library, by their ids. A file of an import names ids, no addresses: they are uploaded before. */
export const media = <const O extends MediaOptions>(options: O) => field('media', options) as Field<Chosen<O>, O>

const MOST = 50

const IMAGES: readonly MediaType[] = ['image']

export default fieldKind<MediaOptions, number | number[]>({
  name: 'media',
  stored: 'bigint',
  unit: 'The number of a file of the media library, its id.',
  schema: (options) => rowIdSchema(options, options.max ?? MOST),
  read: Number,
  column: (sql) => ({
    type: 'text',
    sql: `(select ${shownMediumSql('m')} from core_media m where m.id = ${sql})`,
    sort: false,
    filter: false,
  }),
  empty: null,
  parse: readRowIds,
  format: writeRowIds,
  async firstUnknown(ids, { accept = IMAGES }, run) {
    const formats = formatsOf(accept)
    const marks = (values: readonly unknown[]) => values.map(() => '?').join(', ')
    const found = await run<{ id: number }>(
      `select id from core_media where id in (${marks(ids)}) and format in (${marks(formats)})`,
      [...ids, ...formats]
    )
    const known = new Set(found.map((row) => Number(row.id)))
    return ids.find((one) => !known.has(one as number))
  },
  problem({ accept = IMAGES, max = MOST }) {
    if (accept.length === 0) return 'it accepts nothing (accept)'
    return max > 500 ? `its max ${max} is above 500` : null
  },
  describe: ({ accept = IMAGES, many = false, max = MOST }) => ({ accept, mime: mimeTypesOf(accept), many, max }),
})
