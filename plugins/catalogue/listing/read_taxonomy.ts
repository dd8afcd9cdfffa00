import { pictureOf, type Focus, type MediaVariant } from '#core/media/media_record'
import { DISPLAY_MODES, type DisplayMode } from '#plugins/catalogue/categories/category_tree'
import type { Picture } from '#plugins/catalogue/listing/product_shapes'
import type { Reader } from '#core/database/reader'
import type { Label } from '#core/i18n/label'
import type { Locale } from '#core/i18n/locales'

export interface FacetOption {
  label: Partial<Label>
  swatch: string | null
  position: number
}

/** An attribute that lists can be filtered by. */
export interface FacetAttribute {
  code: string
  label: Partial<Label>
  type: string
  options: ReadonlyMap<string, FacetOption>
}

export interface CategoryTexts {
  name: string
  slug: string
  description: string
  metaTitle: string
  metaDescription: string
}

export type CategoryKind = 'category' | 'dish'

/** A published category or dish with its place in the tree. */
export interface Category {
  id: number
  kind: CategoryKind
  texts: Partial<Record<Locale, CategoryTexts>>
  parent: Category | null
  children: Category[]
  /** Its own id and those of its descendants. */
  family: number[]
  /** Codes of the facets shown on its page; empty: all. */
  facets: string[]
  displayMode: DisplayMode
  logo: Picture | null
  banner: Picture | null
}

/** A row of the union; `what` names its kind. One statement reads the whole taxonomy. */
interface Row {
  what: 'attribute' | 'option' | 'category' | 'text' | 'facet' | 'picture'
  /** Id of the attribute, category or picture. */
  owner: number
  a: string
  b: string | null
  c: string | null
  d: string | null
  e: string | null
  place: number
}

/** Price attributes are left out: lists have a price range instead of price options. */
const TAXONOMY = `
  select 'attribute' as what, id as owner, code as a, cast(label as text) as b, type as c, null as d, null as e,
    position as place
  from catalogue_attributes where is_filterable = true and type <> 'price'
  union all
  select 'option', o.attribute_id, o.code, cast(o.label as text), o.swatch, null, null, o.position
  from catalogue_attribute_options o join catalogue_attributes a on a.id = o.attribute_id and a.is_filterable = true
  union all
  select 'category', id, kind, cast(parent_id as text), display_mode, cast(logo_media_id as text),
    cast(banner_media_id as text), position
  from catalogue_categories where status = 'published'
  union all
  select 'text', category_id, locale || ' ' || slug, name, description, meta_title, meta_description, 0
  from catalogue_category_translations
  union all
  select 'facet', f.category_id, a.code, null, null, null, null, f.position
  from catalogue_category_filterable_attributes f join catalogue_attributes a on a.id = f.attribute_id
  union all
  select 'picture', m.id, m.hash, m.placeholder, cast(m.variants as text), m.focus, null, 0
  from core_media m where m.id in (select logo_media_id from catalogue_categories where logo_media_id is not null
    union select banner_media_id from catalogue_categories where banner_media_id is not null)
  order by what, place, owner`

/** Reads the filterable attributes with their options, and the published categories with their texts. */
export async function readTaxonomy(reader: Reader): Promise<{ attributes: FacetAttribute[]; categories: Category[] }> {
  const rows = await reader.all<Row>(TAXONOMY)
  const of = (what: Row['what']) => rows.filter((row) => row.what === what)
  return {
    attributes: toAttributes(of('attribute'), of('option')),
    categories: toCategories(of('category'), of('text'), of('facet'), toPictures(of('picture'))),
  }
}

function toAttributes(attributes: Row[], options: Row[]): FacetAttribute[] {
  const byOwner = new Map<number, Map<string, FacetOption>>()
  for (const { owner, a: code, b: label, c: swatch, place } of options) {
    const own = byOwner.get(owner) ?? new Map<string, FacetOption>()
    own.set(code, { label: JSON.parse(label ?? '{}') as FacetOption['label'], swatch, position: place })
    byOwner.set(owner, own)
  }
  return attributes.map(({ owner, a: code, b: label, c: type }) => ({
    code,
    label: JSON.parse(label ?? '{}') as FacetAttribute['label'],
    type: type ?? 'text',
    options: byOwner.get(owner) ?? new Map<string, FacetOption>(),
  }))
}

function toPictures(rows: Row[]): Map<string, Picture> {
  return new Map(
    rows.map(({ owner, a: hash, b, c, d }) => {
      const variants = JSON.parse(c ?? '[]') as MediaVariant[]
      const focus = JSON.parse(d ?? 'null') as Focus | null
      // The alternative text is empty because the name of the category is shown beside the picture.
      return [String(owner), pictureOf({ hash, placeholder: b ?? '', variants, focus }, '')]
    })
  )
}

function toCategories(rows: Row[], texts: Row[], facets: Row[], pictures: ReadonlyMap<string, Picture>): Category[] {
  const categories = new Map<number, Category>()
  for (const { owner: id, a: kind, c: displayMode, d: logo, e: banner } of rows) {
    categories.set(id, {
      id,
      kind: kind as CategoryKind,
      texts: {},
      parent: null,
      children: [],
      family: [id],
      facets: [],
      displayMode: (displayMode ?? DISPLAY_MODES[0]) as DisplayMode,
      logo: pictures.get(logo ?? '') ?? null,
      banner: pictures.get(banner ?? '') ?? null,
    })
  }
  for (const { owner: id, b: parentId } of rows) {
    const [category, parent] = [categories.get(id), categories.get(Number(parentId))]
    if (parentId === null || !category) continue
    // The parent is not published, so nothing below it is shown.
    if (!parent) categories.delete(id)
    else {
      category.parent = parent
      parent.children.push(category)
    }
  }
  for (const { owner, a, b, c, d, e } of texts) {
    const [locale, slug = ''] = a.split(' ') as [Locale, string?]
    const category = categories.get(owner)
    if (!category) continue
    category.texts[locale] = { slug, name: b ?? '', description: c ?? '', metaTitle: d ?? '', metaDescription: e ?? '' }
  }
  for (const { owner, a: code } of facets) categories.get(owner)?.facets.push(code)
  const shown = [...categories.values()].filter((category) => reaches(category, categories))
  for (const category of shown) {
    for (let above = category.parent; above; above = above.parent) above.family.push(category.id)
  }
  return shown
}

/** Whether all ancestors of a category are shown too. */
function reaches(category: Category, shown: ReadonlyMap<number, Category>): boolean {
  for (let at: Category | null = category; at; at = at.parent) if (!shown.has(at.id)) return false
  return true
}
