import { excerptOf } from '#core/rich_text/text_of'
import { jsonSql } from '#core/database/json_sql'
import { mediaFields, pictureOf, type MediaRecord, type Picture } from '#core/media/media_record'
import { readJson } from '#core/database/statements'
import type { Dialect } from '#core/database/store'
import type { Status } from '#plugins/cms/content/statuses'

/** Something with a name, by its row. */
export interface Named {
  id: number
  name: string
}

/** A content in one language as a list shows it. */
export interface SiteContent {
  id: number
  type: string
  status: Status
  title: string
  /** Its excerpt, else the beginning of its text. */
  summary: string
  publishedAt: string | null
  /** Instant of the last change. */
  modifiedAt: string
  picture: Picture | null
  /** Id of the picture in the media library; null: it has none. */
  mediaId: number | null
}

export interface SiteContentRow {
  id: number
  type: string
  status: Status
  title: string
  excerpt: string | null
  beginning: string | null
  published_at: string | null
  updated_at: string
  medium: unknown
  alt: string | null
}

/** Letters of a text that its summary may be cut from. */
const BEGINNING = 400

/** Most letters of a summary. */
const SUMMARY = 220

/** The columns and tables of a list of contents `c` in the language of the first binding, which stands in both places. */
export function siteContentSql(dialect: Dialect): { columns: string; from: string } {
  const json = jsonSql(dialect)
  const medium = json.object(mediaFields(json, 'm'))
  return {
    columns: `c.id, c.type, c.status, t.title, t.excerpt, substr(t.plain, 1, ${BEGINNING}) as beginning, c.published_at,
      c.updated_at, case when m.width > 0 then ${medium} end as medium, mt.alt`,
    from: `cms_contents c join cms_content_translations t on t.owner_id = c.id and t.locale = ? and t.slug is not null
      left join core_media m on m.id = c.featured_media_id
      left join core_media_translations mt on mt.owner_id = m.id and mt.locale = t.locale`,
  }
}

export function toSiteContent(row: SiteContentRow): SiteContent {
  const medium = readJson<MediaRecord | null>(row.medium)
  return {
    id: Number(row.id),
    type: row.type,
    status: row.status,
    title: row.title,
    summary: row.excerpt || excerptOf(row.beginning ?? '', SUMMARY),
    publishedAt: row.published_at,
    modifiedAt: row.updated_at,
    picture: medium ? pictureOf(medium, row.alt ?? '') : null,
    mediaId: medium ? Number(medium.id) : null,
  }
}
