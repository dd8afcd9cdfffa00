import type { Statements } from '#core/database/statements'
import type { CategoryKind, DisplayMode } from '#plugins/catalogue/categories/category_tree'
import type { Locale } from '#core/i18n/locales'

/** A category as it stands, with its texts by language. */
export interface CategoryRow {
  id: number
  parentId: number | null
  kind: CategoryKind
  code: string
  status: 'published' | 'draft'
  position: number
  displayMode: DisplayMode
  logoMediaId: number | null
  bannerMediaId: number | null
  version: number
  texts: Partial<
    Record<Locale, { name: string; slug: string; description: string; metaTitle: string; metaDescription: string }>
  >
  filterable: string[]
}

interface Row {
  id: number
  parent_id: number | null
  kind: CategoryKind
  code: string
  status: 'published' | 'draft'
  position: number
  display_mode: DisplayMode
  logo_media_id: number | null
  banner_media_id: number | null
  version: number
}

interface TextRow {
  locale: Locale
  name: string
  slug: string
  description: string
  meta_title: string
  meta_description: string
}

/** A category with texts and facets, in three statements; null when there is none. */
export async function findCategory(db: Statements, id: number): Promise<CategoryRow | null> {
  const [row] = await db.all<Row>(
    `select id, parent_id, kind, code, status, position, display_mode, logo_media_id, banner_media_id, version
     from catalogue_categories where id = ?`,
    id
  )
  if (!row) return null
  const texts = await db.all<TextRow>(
    `select locale, name, slug, description, meta_title, meta_description
     from catalogue_category_translations where category_id = ? order by locale`,
    id
  )
  const filterable = await db.all<{ code: string }>(
    `select a.code from catalogue_category_filterable_attributes f
     join catalogue_attributes a on a.id = f.attribute_id where f.category_id = ? order by f.position`,
    id
  )
  return {
    id: row.id,
    parentId: row.parent_id,
    kind: row.kind,
    code: row.code,
    status: row.status,
    position: row.position,
    displayMode: row.display_mode,
    logoMediaId: row.logo_media_id,
    bannerMediaId: row.banner_media_id,
    version: row.version,
    texts: Object.fromEntries(
      texts.map(({ locale, name, slug, description, meta_title: metaTitle, meta_description: metaDescription }) => [
        locale,
        { name, slug, description, metaTitle, metaDescription },
      ])
    ),
    filterable: filterable.map(({ code }) => code),
  }
}

/** Says anew which facets a category shows; gives the first code that no attribute has, else null. */
export async function writeFilterable(db: Statements, id: number, codes: readonly string[]): Promise<string | null> {
  await db.all('delete from catalogue_category_filterable_attributes where category_id = ?', id)
  if (codes.length === 0) return null
  const written = await db.all<{ attribute_id: number }>(
    `insert into catalogue_category_filterable_attributes (category_id, attribute_id, position)
     select cast(? as bigint), a.id, r.position from ${db.rows({ code: 'text', position: 'integer' })}
     join catalogue_attributes a on a.code = r.code where true
     on conflict do nothing returning attribute_id`,
    id,
    codes.map((code, position) => ({ code, position }))
  )
  if (written.length === new Set(codes).size) return null
  const known = await db.all<{ code: string }>(`select code from catalogue_attributes where code in ${db.texts}`, codes)
  return codes.find((code) => !known.some((row) => row.code === code)) ?? null
}
