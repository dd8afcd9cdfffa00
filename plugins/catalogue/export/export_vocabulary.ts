import { DEFAULT_LOCALE } from '#core/i18n/locales'
import { fold } from '#core/text/fold'
import { readJson } from '#core/database/statements'
import { COLUMN_ATTRIBUTES } from '#plugins/catalogue/vocabulary/system_attributes'
import type { Label } from '#core/i18n/label'
import type { Store } from '#core/database/store'

/** An attribute as columns have it. */
export interface ExportedAttribute {
  code: string
  label: Partial<Label>
  type: string
  isConfigurable: boolean
  valuePerLocale: boolean
}

/** What products of the shop are described with. */
export interface ExportVocabulary {
  /** Minor digits of prices, and the zone of days. */
  digits: number
  zone: string
  attributes: ExportedAttribute[]
  /** Family → its code. */
  families: ReadonlyMap<number, string>
  /** Codes of the sources of stock. */
  sources: string[]
  /** Category or dish → its path, as an import finds it. */
  places: ReadonlyMap<number, string>
  /** Groups of customers that have prices of one piece, and prices by quantity (empty: everybody). */
  priceGroups: string[]
  tierGroups: string[]
  /** Codes of the options of bundles. */
  bundleOptions: string[]
  /** Whether there are groups, and links or samples. */
  hasMembers: boolean
  hasDownloads: boolean
}

interface AttributeRow {
  code: string
  label: unknown
  type: string
  is_configurable: number | boolean
  value_per_locale: number | boolean
}

interface PlaceRow {
  id: number | string
  parent_id: number | string | null
  kind: string
  code: string
  name: string | null
}

/** Reads the vocabulary of the shop: nine statements, whatever the number of products. */
export async function exportVocabulary(
  { reader }: Pick<Store, 'reader'>,
  shop: Pick<ExportVocabulary, 'digits' | 'zone'>
): Promise<ExportVocabulary> {
  const codes = async (sql: string) => (await reader.all<{ code: string | null }>(sql)).map(({ code }) => code ?? '')
  const attributes = await reader.all<AttributeRow>(
    'select code, label, type, is_configurable, value_per_locale from catalogue_attributes order by position, code'
  )
  const families = await reader.all<{ id: number | string; code: string }>('select id, code from catalogue_families')
  return {
    ...shop,
    attributes: attributes
      .filter(({ code }) => !COLUMN_ATTRIBUTES.has(code))
      .map(({ code, label, type, ...row }) => ({
        code,
        label: readJson<Partial<Label>>(label),
        type,
        isConfigurable: Boolean(row.is_configurable),
        valuePerLocale: Boolean(row.value_per_locale),
      })),
    families: new Map(families.map(({ id, code }) => [Number(id), code])),
    sources: await codes('select code from catalogue_inventory_sources order by code'),
    places: pathsOf(
      await reader.all<PlaceRow>(
        `select c.id, c.parent_id, c.kind, c.code, t.name from catalogue_categories c
         left join catalogue_category_translations t on t.category_id = c.id and t.locale = ? order by c.id`,
        [DEFAULT_LOCALE]
      )
    ),
    priceGroups: await codes(
      `select distinct customer_group as code from catalogue_variant_prices
       where quantity = 1 and customer_group is not null order by customer_group`
    ),
    tierGroups: await codes(
      `select distinct coalesce(customer_group, '') as code from catalogue_variant_prices where quantity > 1 order by 1`
    ),
    bundleOptions: await codes(
      'select code from catalogue_bundle_options group by code order by min(position), min(id)'
    ),
    hasMembers: (await codes("select code from catalogue_products where type = 'grouped' limit 1")).length > 0,
    hasDownloads: (await codes('select source as code from catalogue_downloads limit 1')).length > 0,
  }
}

/** Names in the first language; the code where a name cannot stand in a path, or a sibling is called so too. */
function pathsOf(rows: readonly PlaceRow[]): Map<number, string> {
  const keyOf = ({ kind, parent_id: parent }: PlaceRow, name: string) => `${kind} ${parent ?? ''} ${fold(name)}`
  const counts = new Map<string, number>()
  for (const row of rows) {
    for (const name of new Set([row.name ?? row.code, row.code].map(fold))) {
      counts.set(keyOf(row, name), (counts.get(keyOf(row, name)) ?? 0) + 1)
    }
  }
  const byId = new Map(rows.map((row) => [Number(row.id), row]))
  const partOf = (row: PlaceRow) => {
    const { name, code } = row
    return name && !/[|>]/.test(name) && name === name.trim() && counts.get(keyOf(row, name)) === 1 ? name : code
  }
  const paths = new Map<number, string>()
  for (const row of rows) {
    const parts: string[] = []
    for (let at: PlaceRow | undefined = row; at; at = byId.get(Number(at.parent_id))) parts.unshift(partOf(at))
    paths.set(Number(row.id), parts.join(' > '))
  }
  return paths
}
