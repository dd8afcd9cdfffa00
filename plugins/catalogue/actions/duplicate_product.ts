import { inject } from '@adonisjs/core'
import { refuse } from '#core/errors/refusals'
import { LOCALES } from '#core/i18n/locales'
import { Store, type Transaction } from '#core/database/store'
import { UpsertProducts } from '#plugins/catalogue/actions/upsert_products'
import { Bulk } from '#plugins/catalogue/database/bulk'
import { productNotFound } from '#plugins/catalogue/errors'
import { copyInput, type CopyNames, type CopyWish } from '#plugins/catalogue/services/copies/copy_input'
import { copyKeys, copySlugs } from '#plugins/catalogue/services/copies/copy_names'
import { besideFields } from '#plugins/catalogue/services/form/beside_fields'
import { readBatch } from '#plugins/catalogue/services/upsert/batch_reading'
import { bornAlready } from '#plugins/catalogue/services/form/born_already'
import { loadProducts } from '#plugins/catalogue/services/upsert/load_products'
import { lockProducts } from '#plugins/catalogue/services/lock_products'
import { SlugOwner, type TypedSlug } from '#plugins/catalogue/services/slug_owner'
import { LINK_KINDS } from '#plugins/catalogue/services/upsert/product_input'
import type { ProductState } from '#plugins/catalogue/services/upsert/product_state'
import type { Origin } from '#core/audit/origin'

/**
 * Makes a draft like a product. What nobody named gets `-copy`, then `-copy-2`…; texts, values, places and prices are
 * the same; pictures and links come along unless they are declined, stock only where it is asked for. With links, both
 * become related.
 */
@inject()
export class DuplicateProduct {
  constructor(
    private readonly store: Store,
    private readonly upsert: UpsertProducts,
    private readonly slugs: SlugOwner
  ) {}

  /** Gives the id of the copy. Refuses names that another has, all at once and beside their fields. */
  execute(id: number, origin: Origin, wish: CopyWish = {}): Promise<number> {
    return this.store.transaction((trx) => this.#run(trx, id, { origin, wish }))
  }

  async #run(trx: Transaction, id: number, { origin, wish }: { origin: Origin; wish: CopyWish }): Promise<number> {
    await lockProducts(trx)
    const bulk = new Bulk(trx)
    const original = (await loadProducts(bulk, [id])).get(id)
    if (!original) throw productNotFound({ id })
    const input = copyInput(original, await namesFor(bulk, original), wish)
    const reading = await readBatch(bulk, [input])
    const { definitions, found } = reading
    refuse([...bornAlready(input, found), ...(await this.slugs.refusals(trx, 'product', typedSlugs(wish)))])
    const [result] = await this.upsert.execute([input], { origin, reading }, trx)
    refuse(besideFields(definitions, result?.errors ?? []))
    const copyId = result?.id as number
    const withLinks = wish.links ?? true
    await this.#placeLike(bulk, { from: id, to: copyId, withLinks })
    if (withLinks) await this.#relate(trx, original, input.code as string, origin)
    return copyId
  }

  /** Categories and links go by their ids: names may have become ambiguous since. */
  async #placeLike(bulk: Bulk, { from, to, withLinks }: { from: number; to: number; withLinks: boolean }) {
    await bulk.all(
      `insert into catalogue_product_categories (product_id, category_id, position)
       select cast(? as bigint), category_id, position from catalogue_product_categories where product_id = ?`,
      ...[to, from]
    )
    if (!withLinks) return
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

/** What the copy needs to know beside its original. */
async function namesFor(bulk: Bulk, original: ProductState): Promise<CopyNames> {
  const texts = original.translations
  const { slugs } = await copySlugs(bulk, { fr_FR: texts.fr_FR.slug, en_GB: texts.en_GB.slug })
  const [family] = await bulk.all<{ code: string }>(
    'select code from catalogue_families where id = ?',
    original.familyId
  )
  const unique = await bulk.all<{ code: string }>('select code from catalogue_attributes where is_unique = true')
  return {
    slugs,
    keys: await copyKeys(bulk, [original.code, ...original.variants.map(({ sku }) => sku)]),
    family: (family as { code: string }).code,
    unique: new Set(unique.map(({ code }) => code)),
  }
}

function typedSlugs({ translations = {} }: CopyWish): TypedSlug[] {
  return LOCALES.flatMap((locale) => {
    const slug = translations[locale]?.slug
    return slug ? [{ id: null, locale, slug, field: `translations.${locale}.slug` }] : []
  })
}
