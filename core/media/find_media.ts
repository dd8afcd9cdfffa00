import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { closeness } from '#core/lists/closeness'
import { namedLike } from '#core/lists/named_like'
import { mediumUrl, type MediaRecord } from '#core/media/media_record'
import { formatsOf, mediaTypeOf, mimeTypeOf, type MediaType } from '#core/media/media_types'
import { jsonSql } from '#core/database/json_sql'
import { readJson } from '#core/database/statements'
import type { Locale } from '#core/i18n/locales'

/** Maximum number of results of a search. */
const MOST = 60

/** A medium as forms show it. */
export interface ShownMedium {
  id: number
  name: string
  type: MediaType
  /** MIME type of the original. */
  mime: string
  /** A small picture, or the file itself. */
  url: string
  bytes: number
  /** Of the original, in pixels; 0 for what is no picture. */
  width: number
  height: number
  /** What it shows, by language. */
  alt: Partial<Record<Locale, string>>
}

/** Where staff put media. */
export interface MediaCategory {
  id: number
  name: string
}

export interface MediaQuery {
  /** Words of the name, of what it shows or of its category. The newest come first. */
  q?: string
  /** Only those of this category. */
  mediaCategoryId?: number | undefined
  /** In place of words: these, in any order. */
  ids?: readonly number[]
  types: readonly MediaType[]
}

interface Found extends Pick<MediaRecord, 'id' | 'name' | 'hash' | 'format' | 'bytes' | 'width' | 'height'> {
  variants: string
  /** Null: none. */
  alt: unknown
}

/** Media of the library, for forms that choose some or show those that they name. */
@inject()
export class FindMedia {
  constructor(private readonly store: Store) {}

  async execute({ q = '', mediaCategoryId, ids, types }: MediaQuery): Promise<ShownMedium[]> {
    const { sql, bindings } = ids ? among('m.id', ids) : described(q)
    const { sql: isOfType, bindings: formats } = among('m.format', formatsOf(types))
    const isOfCategory = mediaCategoryId === undefined ? '' : ' and m.category_id = ?'
    const close = closeness('m.id', { titles: ['core_fold(m.name)'] }, q)
    const json = jsonSql(this.store.dialect)
    const texts = json.list(json.object({ locale: 't.locale', alt: 't.alt' }), 't.locale')
    const rows = await this.store.reader.all<Found>(
      `select m.id, m.name, m.hash, m.format, m.bytes, m.width, m.height, m.variants,
         (select ${texts} from core_media_translations t where t.owner_id = m.id) as alt
       from core_media m where ${isOfType}${isOfCategory} and ${sql} order by ${close.sql}, m.id desc limit ${ids?.length ?? MOST}`,
      [...formats, ...(isOfCategory ? [mediaCategoryId ?? 0] : []), ...bindings, ...close.bindings]
    )
    return rows.map(shown)
  }

  /** The categories that have media of these types, by name. */
  async categories(types: readonly MediaType[]): Promise<MediaCategory[]> {
    const { sql, bindings } = among('m.format', formatsOf(types))
    const rows = await this.store.reader.all<MediaCategory>(
      `select c.id, c.name from core_media_categories c
       where exists (select 1 from core_media m where m.category_id = c.id and ${sql}) order by c.name, c.id`,
      bindings
    )
    return rows.map(({ id, name }) => ({ id: Number(id), name }))
  }
}

/** Words of the name, the alternative text in any language, or the category. */
function described(q: string) {
  const named = namedLike('m.name', q)
  if (named.bindings.length === 0) return named
  const shows = namedLike('t.alt', q)
  const sorted = namedLike('c.name', q)
  return {
    sql: `(${named.sql} or exists (select 1 from core_media_translations t where t.owner_id = m.id and ${shows.sql})
      or exists (select 1 from core_media_categories c where c.id = m.category_id and ${sorted.sql}))`,
    bindings: [...named.bindings, ...shows.bindings, ...sorted.bindings],
  }
}

function among(column: string, values: readonly (string | number)[]) {
  if (values.length === 0) return { sql: '1 = 0', bindings: [] }
  return { sql: `${column} in (${values.map(() => '?').join(', ')})`, bindings: [...values] }
}

function shown({ hash, format, variants, alt, ...facts }: Found): ShownMedium {
  const { name } = facts
  const texts = readJson<{ locale: Locale; alt: string }[] | null>(alt) ?? []
  return {
    ...facts,
    type: mediaTypeOf(format) ?? 'document',
    mime: mimeTypeOf(format),
    url: mediumUrl({ hash, format, name, variants: readJson(variants) }),
    alt: Object.fromEntries(texts.map((text) => [text.locale, text.alt])),
  }
}
