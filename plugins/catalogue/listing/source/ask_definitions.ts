import { seenBy } from '#plugins/catalogue/services/reading/ask_belongings'
import type { ReadSet } from '#core/database/read_set'
import type { Locale } from '#core/i18n/locales'
import type { SourceAttribute, SourceCategory, SourceOption } from '#plugins/catalogue/listing/source/product_source'

type FoundAttribute = Omit<SourceAttribute, 'options' | 'said'> & { isSystem: boolean | number }

interface FoundCategory extends Omit<SourceCategory, 'texts'> {
  locale: Locale
  name: string
  slug: string
}

/** Lists of what the products of `seen` speak of. */
export type AskedDefinitions = ReturnType<typeof askDefinitions>

const WITH_OPTIONS = "('select', 'multiselect', 'checkbox')"

/** Everything that products say: (attribute → value), as JSON. */
const said = (isSeen: (column: string) => string) => `said as (
  select p.attributes as spoken from catalogue_products p where ${isSeen('p.id')}
  union all select t.attributes from catalogue_product_translations t where ${isSeen('t.product_id')}
  union all select v.options from catalogue_variants v where ${isSeen('v.product_id')})`

/** The codes of options among it, each once: of a shop's thousands of producers only those that are borne. */
const BORNE = {
  sqlite: `borne as (select distinct a.id as attribute, code.value as code
    from said, json_each(said.spoken) e
    join catalogue_attributes a on a.code = e.key and a.type in ${WITH_OPTIONS},
    json_each(case e.type when 'array' then e.value else json_array(e.value) end) code)`,
  pg: `borne as (select distinct a.id as attribute, code.value as code
    from said cross join lateral jsonb_each(said.spoken) as e(key, value)
    join catalogue_attributes a on a.code = e.key and a.type in ${WITH_OPTIONS}
    cross join lateral jsonb_array_elements_text(
      case jsonb_typeof(e.value) when 'array' then e.value else jsonb_build_array(e.value) end) as code(value))`,
}

/** Attributes, the options that are borne, categories with those above them. `seen(id)` is a table of the set. */
export function askDefinitions(reads: ReadSet) {
  const { json } = reads
  const isSeen = seenBy(reads)
  reads.with(said(isSeen))
  reads.with(BORNE[reads.dialect])
  return {
    attributes: reads.list<FoundAttribute>(
      {
        ...{ id: 'a.id', code: 'a.code', label: json.part('a.label'), type: 'a.type', validation: 'a.validation' },
        ...{ isFilterable: 'a.is_filterable', isSearchable: 'a.is_searchable', isInList: 'a.is_visible_in_list' },
        ...{ isOnPage: 'a.is_visible_on_page', isPerLocale: 'a.value_per_locale', isSystem: 'a.is_system' },
      },
      'catalogue_attributes a',
      'a.position, a.id'
    ),
    options: reads.list<SourceOption & { attribute: number }>(
      {
        ...{ attribute: 'o.attribute_id', code: 'o.code', label: json.part('o.label'), swatch: 'o.swatch' },
        position: 'o.position',
      },
      'borne join catalogue_attribute_options o on o.attribute_id = borne.attribute and o.code = borne.code',
      'o.id'
    ),
    categories: reads.list<FoundCategory>(
      {
        ...{ id: 'c.id', parentId: 'c.parent_id', kind: 'c.kind' },
        ...{ locale: 't.locale', name: 't.name', slug: 't.slug' },
      },
      `catalogue_categories c join catalogue_category_translations t on t.category_id = c.id
        where c.id in (select a.ancestor_id from catalogue_category_closure a
          join catalogue_product_categories pc on pc.category_id = a.descendant_id
          where ${isSeen('pc.product_id')})`,
      'c.id'
    ),
  }
}

export function attributesOf({ attributes, options }: AskedDefinitions): SourceAttribute[] {
  const found = attributes.rows.map(({ isSystem, ...row }): SourceAttribute => ({
    ...row,
    isFilterable: Boolean(row.isFilterable),
    isSearchable: Boolean(row.isSearchable),
    isInList: Boolean(row.isInList),
    // Switches that every product has are the shop's business, not the shopper's.
    isOnPage: Boolean(row.isOnPage) && !(isSystem && row.type === 'boolean'),
    isPerLocale: Boolean(row.isPerLocale),
    options: new Map(),
    said: new Map(),
  }))
  const byId = new Map(found.map((one) => [one.id, one]))
  for (const { attribute, ...option } of options.rows) byId.get(attribute)?.options.set(option.code, option)
  return found
}

export function categoriesOf({ categories }: AskedDefinitions): Map<number, SourceCategory> {
  const found = new Map<number, SourceCategory>()
  for (const { id, parentId, kind, locale, name, slug } of categories.rows) {
    const category = found.get(id) ?? { id, parentId, kind, texts: {} }
    category.texts[locale] = { name, slug }
    found.set(id, category)
  }
  return found
}
