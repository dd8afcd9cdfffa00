import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { jsonSql } from '#core/database/json_sql'
import { mediaFields, mediumUrl, pictureOf, videoOf, type MediaRecord } from '#core/media/media_record'
import { mimeTypeOf } from '#core/media/media_types'
import { readJson } from '#core/database/statements'
import type { Locale } from '#core/i18n/locales'
import type { ShownMedium } from '#core/rich_text/shown_document'

interface Found extends Omit<MediaRecord, 'variants'> {
  variants: unknown
  alt: string | null
}

/** Files of the media library, as blocks show them. */
@inject()
export class FindShownMedia {
  constructor(private readonly store: Store) {}

  /** By id, with the alternative text of a language. What was deleted is absent. One query, none without ids. */
  async execute(ids: readonly number[], locale: Locale): Promise<Record<string, ShownMedium>> {
    if (ids.length === 0) return {}
    const { read } = this.store
    const fields = Object.entries(mediaFields(jsonSql(read.dialect), 'm'))
    const columns = fields.map(([name, sql]) => `${sql} as "${name}"`).join(', ')
    const rows = await read.all<Found>(
      `select ${columns}, t.alt from core_media m
       left join core_media_translations t on t.owner_id = m.id and t.locale = ?
       where m.id in ${read.ids}`,
      locale,
      ids
    )
    return Object.fromEntries(rows.map((row) => [String(row.id), shown(row)]))
  }
}

function shown({ alt, variants, ...row }: Found): ShownMedium {
  const medium: MediaRecord = { ...row, variants: readJson(variants) }
  if (medium.variants.length > 0) return { type: 'image', picture: pictureOf(medium, alt ?? '') }
  const video = videoOf(medium, alt || medium.name)
  if (video) return { type: 'video', video }
  const { name, format } = medium
  const file = { url: mediumUrl(medium), name, type: mimeTypeOf(format), bytes: Number(medium.bytes) }
  return { type: 'file', file }
}
