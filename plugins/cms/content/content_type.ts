import { readJson } from '#core/database/statements'
import type { Locale } from '#core/i18n/locales'
import type { Reader } from '#core/database/reader'

export type Texts = Partial<Record<Locale, string>>

/** A kind of pages that staff write: a row of `cms_content_types`. */
export interface ContentType {
  id: number
  code: string
  label: Texts
  singularLabel: Texts
  /** True: texts are written in the classic editor, without blocks. */
  disableGutenberg: boolean
  isTree: boolean
  hasCategories: boolean
  hasArchive: boolean
  /** Last part of the address of its list, by language. */
  archiveSlug: Texts
  /** `/journal/{year}/{slug}`, by language. */
  pattern: Texts
}

interface StoredType {
  id: number
  code: string
  label: unknown
  singular_label: unknown
  disable_gutenberg: number | boolean
  is_tree: number | boolean
  has_categories: number | boolean
  has_archive: number | boolean
  archive_slug: unknown
  pattern: unknown
}

/** Every content type, in the order of the menu: the built-in ones first. */
export async function readContentTypes(reader: Pick<Reader, 'all'>): Promise<ContentType[]> {
  const rows = await reader.all<StoredType>('select * from cms_content_types order by is_built_in desc, id')
  return rows.map((row) => ({
    id: Number(row.id),
    code: row.code,
    label: readJson<Texts>(row.label),
    singularLabel: readJson<Texts>(row.singular_label),
    disableGutenberg: Boolean(row.disable_gutenberg),
    isTree: Boolean(row.is_tree),
    hasCategories: Boolean(row.has_categories),
    hasArchive: Boolean(row.has_archive),
    archiveSlug: readJson<Texts>(row.archive_slug),
    pattern: readJson<Texts>(row.pattern),
  }))
}
