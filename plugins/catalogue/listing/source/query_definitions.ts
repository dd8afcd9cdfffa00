import { attributes } from '#plugins/catalogue/vocabulary/tables'
import { seenCondition } from '#plugins/catalogue/products/read_products'
import type { RowIn } from '#core/database/table'
import type { ReadSet } from '#core/database/read_set'
import type { Locale } from '#core/i18n/locales'
import type { SourceAttribute, SourceCategory, SourceOption } from '#plugins/catalogue/listing/source/product_source'

const LISTED = [
  'id',
  'code',
  'label',
  'type',
  'validation',
  'isFilterable',
  'isSearchable',
  'isVisibleInList',
  'isVisibleOnPage',
  'valuePerLocale',
  'isSystem',
] as const

type FoundAttribute = Pick<RowIn<typeof attributes>, (typeof LISTED)[number]>

interface FoundCategory extends Omit<SourceCategory, 'texts'> {
  locale: Locale
  name: string
  slug: string
}

/** The attributes, options and categories of the products in the table `seen`. */
export type DefinitionLists = ReturnType<typeof queryDefinitions>

const WITH_OPTIONS = "('select', 'multiselect', 'checkbox')"

/** All attribute values of the products, as JSON objects of attribute code → value. */
const said = (isSeen: (column: string) => string) => `said as (
  select p.attributes as spoken from catalogue_products p where ${isSeen('p.id')}
  union all select t.attributes from catalogue_product_translations t where ${isSeen('t.product_id')}
  union all select v.options from catalogue_variants v where ${isSeen('v.product_id')})`

/** The distinct option codes among these values: a shop has thousands of producers, a batch uses few. */
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

/** Declares the reads of all attributes, the options in use, and the categories with their ancestors. Needs the table `seen(id)`. */
export function queryDefinitions(reads: ReadSet) {
  const { json } = reads
  const isSeen = seenCondition(reads)
  reads.with(said(isSeen))
  reads.with(BORNE[reads.dialect])
  return {
    attributes: reads.list<FoundAttribute>(
      attributes.json(json, 'a', LISTED),
      'catalogue_attributes a',
      'a.position, a.id'
    ),
    options: reads.list<SourceOption & { attribute: number }>(
      {
        attribute: 'o.attribute_id',
        code: 'o.code',
        label: json.part('o.label'),
        swatch: 'o.swatch',
        position: 'o.position',
      },
      'borne join catalogue_attribute_options o on o.attribute_id = borne.attribute and o.code = borne.code',
      'o.id'
    ),
    categories: reads.list<FoundCategory>(
      {
        id: 'c.id',
        parentId: 'c.parent_id',
        kind: 'c.kind',
        locale: 't.locale',
        name: 't.name',
        slug: 't.slug',
      },
      `catalogue_categories c join catalogue_category_translations t on t.category_id = c.id
        where c.id in (select a.ancestor_id from catalogue_category_closure a
          join catalogue_product_categories pc on pc.category_id = a.descendant_id
          where ${isSeen('pc.product_id')})`,
      'c.id'
    ),
  }
}

export function attributesOf({ attributes: rows, options }: DefinitionLists): SourceAttribute[] {
  const found = rows.rows.map(
    ({ isSystem, isVisibleInList, isVisibleOnPage, valuePerLocale, ...row }): SourceAttribute => ({
      ...row,
      isInList: isVisibleInList,
      // Boolean system attributes are internal switches of the shop.
      isOnPage: isVisibleOnPage && !(isSystem && row.type === 'boolean'),
      isPerLocale: valuePerLocale,
      options: new Map(),
      displayed: new Map(),
    })
  )
  const byId = new Map(found.map((one) => [one.id, one]))
  for (const { attribute, ...option } of options.rows) byId.get(attribute)?.options.set(option.code, option)
  return found
}

export function categoriesOf({ categories }: DefinitionLists): Map<number, SourceCategory> {
  const found = new Map<number, SourceCategory>()
  for (const { id, parentId, kind, locale, name, slug } of categories.rows) {
    const category = found.get(id) ?? { id, parentId, kind, texts: {} }
    category.texts[locale] = { name, slug }
    found.set(id, category)
  }
  return found
}
