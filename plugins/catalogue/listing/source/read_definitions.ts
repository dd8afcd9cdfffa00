import { readJson, type Bulk } from '#plugins/catalogue/database/bulk'
import type { Label } from '#core/plugin/contract'
import type { Locale } from '#core/i18n/locales'
import type {
  ListingSources,
  ProductSource,
  SourceAttribute,
  SourceCategory,
} from '#plugins/catalogue/listing/source/product_source'

interface AttributeRow {
  id: number
  code: string
  label: unknown
  type: string
  validation: string | null
  is_filterable: boolean | number
  is_searchable: boolean | number
  is_visible_in_list: boolean | number
  is_visible_on_page: boolean | number
  value_per_locale: boolean | number
  is_system: boolean | number
}

/** Reads what products speak of: attributes, the options they bear, their categories with those above. */
export async function readDefinitions(
  bulk: Bulk,
  products: ProductSource[]
): Promise<Omit<ListingSources, 'products' | 'parts'>> {
  const attributes = await readAttributes(bulk)
  await readOptions(bulk, attributes, products)
  return { attributes, categories: await readCategories(bulk, products) }
}

async function readAttributes(bulk: Bulk): Promise<SourceAttribute[]> {
  const rows = await bulk.all<AttributeRow>(
    `select id, code, label, type, validation, is_filterable, is_searchable, is_visible_in_list,
       is_visible_on_page, value_per_locale, is_system from catalogue_attributes order by position, id`
  )
  return rows.map((row) => ({
    id: Number(row.id),
    code: row.code,
    label: readJson<Label>(row.label),
    type: row.type,
    validation: row.validation,
    isFilterable: Boolean(row.is_filterable),
    isSearchable: Boolean(row.is_searchable),
    isInList: Boolean(row.is_visible_in_list),
    // Switches that every product has are the shop's business, not the shopper's.
    isOnPage: Boolean(row.is_visible_on_page) && !(row.is_system && row.type === 'boolean'),
    isPerLocale: Boolean(row.value_per_locale),
    options: new Map(),
    said: new Map(),
  }))
}

const WITH_OPTIONS = new Set(['select', 'multiselect', 'checkbox'])

/** Only the options that are borne: a shop may have thousands of producers. */
async function readOptions(bulk: Bulk, attributes: SourceAttribute[], products: ProductSource[]) {
  const byCode = new Map(attributes.filter(({ type }) => WITH_OPTIONS.has(type)).map((one) => [one.code, one]))
  const wanted = new Map<string, { attribute: number; code: string }>()
  const want = (attribute: string, codes: unknown) => {
    const { id } = byCode.get(attribute) ?? {}
    if (id === undefined) return
    for (const code of [codes].flat()) wanted.set(`${id} ${String(code)}`, { attribute: id, code: String(code) })
  }
  for (const { attributes: values, translations, variants } of products) {
    const borne = [values, ...Object.values(translations).map((text) => text.attributes)]
    for (const each of [...borne, ...variants.map(({ options }) => options)]) {
      for (const [attribute, codes] of Object.entries(each)) want(attribute, codes)
    }
  }
  const rows = await bulk.run<{
    attribute_id: number
    code: string
    label: unknown
    swatch: string | null
    position: number
  }>(
    `select o.attribute_id, o.code, o.label, o.swatch, o.position from ${bulk.rows({ attribute: 'bigint', code: 'text' })}
     join catalogue_attribute_options o on o.attribute_id = r.attribute and o.code = r.code`,
    [...wanted.values()]
  )
  const byId = new Map(attributes.map((one) => [one.id, one]))
  for (const { attribute_id: id, code, label, swatch, position } of rows) {
    byId.get(Number(id))?.options.set(code, { code, label: readJson<Label>(label), swatch, position })
  }
}

async function readCategories(bulk: Bulk, products: ProductSource[]): Promise<Map<number, SourceCategory>> {
  const rows = await bulk.run<{
    id: number
    parent_id: number | null
    kind: SourceCategory['kind']
    locale: Locale
    name: string
    slug: string
  }>(
    `select c.id, c.parent_id, c.kind, t.locale, t.name, t.slug from catalogue_categories c
     join catalogue_category_translations t on t.category_id = c.id
     where c.id in (select a.ancestor_id from catalogue_category_closure a where a.descendant_id in ${bulk.ids})`,
    [...new Set(products.flatMap(({ categories }) => categories))]
  )
  const categories = new Map<number, SourceCategory>()
  for (const row of rows) {
    const id = Number(row.id)
    const parentId = row.parent_id === null ? null : Number(row.parent_id)
    const category = categories.get(id) ?? { id, parentId, kind: row.kind, texts: {} }
    category.texts[row.locale] = { name: row.name, slug: row.slug }
    categories.set(id, category)
  }
  return categories
}
