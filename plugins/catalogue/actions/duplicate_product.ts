import { inject } from '@adonisjs/core'
import { LOCALES } from '#core/i18n/locales'
import { Store, type Transaction } from '#core/database/store'
import { copySlug, copyStem } from '#core/text/slug'
import { UpsertProducts } from '#plugins/catalogue/actions/upsert_products'
import { Bulk } from '#plugins/catalogue/database/bulk'
import { productNotFound } from '#plugins/catalogue/errors'
import { loadProducts } from '#plugins/catalogue/services/upsert/load_products'
import { lockProducts } from '#plugins/catalogue/services/lock_products'
import { LINK_KINDS, type ProductInput, type VariantInput } from '#plugins/catalogue/services/upsert/product_input'
import type { ProductState, VariantState } from '#plugins/catalogue/services/upsert/product_state'
import type { Origin } from '#core/audit/origin'

const LONGEST_KEY = 64

/**
 * Makes a draft like a product: addresses and SKUs get `-copy`, then `-copy-2`…; texts, values,
 * places, prices and pictures are the same, stock begins at nothing, and both become related.
 */
@inject()
export class DuplicateProduct {
  constructor(
    private readonly store: Store,
    private readonly upsert: UpsertProducts
  ) {}

  /** Gives the id of the copy. */
  execute(id: number, origin: Origin): Promise<number> {
    return this.store.transaction((trx) => this.#run(trx, id, origin))
  }

  async #run(trx: Transaction, id: number, origin: Origin): Promise<number> {
    await lockProducts(trx)
    const bulk = new Bulk(trx)
    const original = (await loadProducts(bulk, [id])).get(id)
    if (!original) throw productNotFound({ id })
    const input = await this.#copyOf(bulk, original)
    const [result] = await this.upsert.execute([input], { origin }, trx)
    const [problem] = result?.errors ?? []
    if (problem) throw problem
    const copyId = result?.id as number
    await this.#placeLike(bulk, { from: id, to: copyId })
    await this.#relate(trx, original, input.code as string, origin)
    return copyId
  }

  async #copyOf(bulk: Bulk, original: ProductState): Promise<ProductInput> {
    const keys = await takenKeys(bulk, [original.code, ...original.variants.map(({ sku }) => sku)])
    const copyKey = (key: string) => {
      const copied = freeKey(key, keys)
      keys.add(copied)
      return copied
    }
    const [families] = await bulk.all<{ code: string }>(
      'select code from catalogue_families where id = ?',
      original.familyId
    )
    const skus = new Map(original.variants.map(({ sku }) => [sku, copyKey(sku)]))
    const slugs = await takenSlugs(bulk, original)
    const { attributes, type, taxCategory, position, priceRule, partsDiscount, bundle, members, downloads } = original
    return {
      ...{ attributes, type, taxCategory, position, priceRule, partsDiscount, bundle, members, downloads },
      code: skus.get(original.code) ?? copyKey(original.code),
      family: (families as { code: string }).code,
      status: 'draft',
      translations: Object.fromEntries(
        LOCALES.map((locale) => {
          const text = original.translations[locale]
          return [locale, { ...text, slug: copySlug(text.slug, slugs) }]
        })
      ),
      links: { related: [original.code] },
      media: original.media.map((media) => ({ ...media, variant: media.variant && (skus.get(media.variant) ?? null) })),
      variants: original.variants.map((variant) => copyOfVariant(variant, skus.get(variant.sku) as string)),
    }
  }

  /** Categories and links go by their ids: names may have become ambiguous since. */
  async #placeLike(bulk: Bulk, { from, to }: { from: number; to: number }): Promise<void> {
    await bulk.all(
      `insert into catalogue_product_categories (product_id, category_id, position)
       select cast(? as bigint), category_id, position from catalogue_product_categories where product_id = ?`,
      ...[to, from]
    )
    await bulk.all(
      `insert into catalogue_product_links (product_id, kind, linked_id, position)
       select cast(? as bigint), kind, linked_id, position + 1 from catalogue_product_links
       where product_id = ? and kind in (${LINK_KINDS.map((kind) => `'${kind}'`).join(', ')})
       on conflict do nothing`,
      ...[to, from]
    )
  }

  async #relate(trx: Transaction, original: ProductState, copy: string, origin: Origin): Promise<void> {
    const bulk = new Bulk(trx)
    const rows = await bulk.run<{ id: number; code: string }>(
      `select id, code from catalogue_products where id in ${bulk.ids}`,
      original.links.related.filter((target) => typeof target === 'number')
    )
    const codes = new Map<number | string, string>(rows.map(({ id, code }) => [id, code]))
    const related = [...original.links.related.map((target) => codes.get(target) ?? String(target)), copy]
    const variants = original.variants.slice(0, 1).map(({ sku }) => ({ sku }))
    await this.upsert.execute([{ code: original.code, variants, links: { related } }], { origin }, trx)
  }
}

function copyOfVariant(variant: VariantState, sku: string): VariantInput {
  const { id, stock, barcode, ...rest } = variant
  return { ...rest, sku }
}

async function takenKeys(bulk: Bulk, keys: readonly string[]): Promise<Set<string>> {
  const stems = keys.map((key) => ({ low: copyKeyStem(key), high: `${copyKeyStem(key)}.` }))
  const rows = await bulk.all<{ key: string }>(
    `select v.sku as key from ${bulk.rows({ low: 'text', high: 'text' })}
     join catalogue_variants v on v.sku >= r.low and v.sku < r.high
     union select p.code from ${bulk.rows({ low: 'text', high: 'text' })}
     join catalogue_products p on p.code >= r.low and p.code < r.high`,
    ...[stems, stems]
  )
  return new Set(rows.map(({ key }) => key))
}

function copyKeyStem(key: string): string {
  return `${key.replace(/-copy(?:-\d+)?$/, '').slice(0, LONGEST_KEY - 12)}-copy`
}

function freeKey(key: string, taken: ReadonlySet<string>): string {
  const stem = copyKeyStem(key)
  let free = stem
  for (let n = 2; taken.has(free); n += 1) free = `${stem}-${n}`
  return free
}

async function takenSlugs(bulk: Bulk, { translations }: ProductState): Promise<Set<string>> {
  const stems = LOCALES.map((locale) => {
    const low = copyStem(translations[locale].slug)
    return { low, high: `${low}.` }
  })
  const rows = await bulk.all<{ slug: string }>(
    `select distinct t.slug from ${bulk.rows({ low: 'text', high: 'text' })}
     join catalogue_product_translations t on t.slug >= r.low and t.slug < r.high`,
    stems
  )
  return new Set(rows.map(({ slug }) => slug))
}
