import { Store } from '#core/database/store'
import { slugify } from '#core/text/slug'
import { DefineAttributes } from '#plugins/catalogue/vocabulary/actions/define_attributes'
import { DefineFamilies } from '#plugins/catalogue/vocabulary/actions/define_families'
import { SaveCategory } from '#plugins/catalogue/categories/actions/save_category'
import type { ContainerResolver } from '@adonisjs/core/container'
import type { Origin } from '#core/audit/origin'
import type { Label } from '#core/i18n/label'
import type { CategoryKind } from '#plugins/catalogue/categories/category_tree'
import type { AttributeType } from '#plugins/catalogue/vocabulary/attribute_types'

interface DemoCategory {
  kind: CategoryKind
  position: number
  name: Label
  slug: Label
  description: Label
  filterable: string[]
  children: DemoCategory[]
}

interface DemoAttribute {
  code: string
  type: AttributeType
  label: Label
  required: boolean
  perLocale: boolean
  filterable: boolean
  configurable: boolean
  inList: boolean
  onPage: boolean
  position: number
  options: { code: string; label: Label; swatch?: string }[]
}

/** `database/demo/taxonomy.json`. */
export interface Taxonomy {
  categories: DemoCategory[]
  dishes: DemoCategory[]
  attributes: DemoAttribute[]
  families: {
    code: string
    name: Label
    groups: { code: string; name: Label; column: 1 | 2; position: number; attributes: string[] }[]
  }[]
}

/** Demo attributes stand after the system's. */
const AFTER_SYSTEM = 100

/** Kinds whose words people search for. */
const SEARCHED: readonly AttributeType[] = ['select', 'multiselect']

/** Brings a taxonomy into the shop through the actions that staff use. What is there already stays as it is. */
export async function loadTaxonomy(
  container: Pick<ContainerResolver<never>, 'make'>,
  taxonomy: Taxonomy,
  origin: Origin
): Promise<{ attributes: number; categories: number }> {
  const store = (await container.make(Store)) as Store
  const attributes = (await container.make(DefineAttributes)) as DefineAttributes
  const families = (await container.make(DefineFamilies)) as DefineFamilies
  const save = (await container.make(SaveCategory)) as SaveCategory
  await attributes.execute(taxonomy.attributes.map(toAttribute), origin)
  await families.execute(taxonomy.families, origin)
  const rows = await store.reader.all<{ id: number; kind: string; code: string }>(
    'select id, kind, code from catalogue_categories'
  )
  const standing = new Map(rows.map(({ id, kind, code }) => [`${kind} ${code}`, Number(id)]))
  let made = 0
  const plant = async (categories: readonly DemoCategory[], parentId: number | null): Promise<void> => {
    for (const category of categories) {
      const input = toCategory(category, parentId)
      const present = standing.get(`${input.kind} ${input.code}`)
      const id = present ?? (await save.execute(input, origin))
      if (present === undefined) made += 1
      await plant(category.children, id)
    }
  }
  await plant(taxonomy.categories, null)
  await plant(taxonomy.dishes, null)
  return { attributes: taxonomy.attributes.length, categories: made }
}

function toAttribute(attribute: DemoAttribute) {
  const { code, type, label, options, position } = attribute
  return {
    code,
    type,
    label,
    options,
    position: AFTER_SYSTEM + position,
    isRequired: attribute.required,
    valuePerLocale: attribute.perLocale,
    isFilterable: attribute.filterable,
    isConfigurable: attribute.configurable,
    isVisibleInList: attribute.inList,
    isVisibleOnPage: attribute.onPage,
    isComparable: attribute.inList,
    isSearchable: SEARCHED.includes(type),
    swatchType: options.some(({ swatch }) => swatch) ? ('color' as const) : null,
  }
}

function toCategory({ kind, position, name, slug, description, filterable }: DemoCategory, parentId: number | null) {
  const texts = {
    fr_FR: { name: name.fr_FR, slug: slug.fr_FR, description: description.fr_FR },
    en_GB: { name: name.en_GB, slug: slug.en_GB, description: description.en_GB },
  }
  return { kind, parentId, position, texts, filterable, code: slugify(slug.fr_FR) }
}
