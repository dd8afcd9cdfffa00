import type { Store } from '#core/database/store'

/** What columns of a file may name. */
export interface ShopVocabulary {
  attributes: ReadonlyMap<string, { isConfigurable: boolean; valuePerLocale: boolean }>
  sources: ReadonlySet<string>
}

interface AttributeRow {
  code: string
  is_configurable: number | boolean
  value_per_locale: number | boolean
}

export async function shopVocabulary(store: Store): Promise<ShopVocabulary> {
  const attributes = await store.reader.all<AttributeRow>(
    'select code, is_configurable, value_per_locale from catalogue_attributes'
  )
  const sources = await store.reader.all<{ code: string }>('select code from catalogue_inventory_sources')
  return {
    attributes: new Map(
      attributes.map(({ code, is_configurable: isConfigurable, value_per_locale: valuePerLocale }) => [
        code,
        { isConfigurable: Boolean(isConfigurable), valuePerLocale: Boolean(valuePerLocale) },
      ])
    ),
    sources: new Set(sources.map(({ code }) => code)),
  }
}

const CHUNK = 500

/** Whether any of the SKUs is new. Reads the file only up to the first new one. */
export async function holdsNewSkus(store: Store, skus: AsyncIterable<string>): Promise<boolean> {
  let chunk: string[] = []
  for await (const sku of skus) {
    if (sku === '') continue
    chunk.push(sku)
    if (chunk.length < CHUNK) continue
    if (await holdsNew(store, chunk)) return true
    chunk = []
  }
  return chunk.length > 0 && (await holdsNew(store, chunk))
}

async function holdsNew(store: Store, skus: readonly string[]): Promise<boolean> {
  const distinct = [...new Set(skus)]
  const list =
    store.dialect === 'sqlite' ? 'select value from json_each(?)' : 'select json_array_elements_text(?::json)'
  const found = await store.reader.all<{ sku: string }>(`select sku from catalogue_variants where sku in (${list})`, [
    JSON.stringify(distinct),
  ])
  return found.length < distinct.length
}
