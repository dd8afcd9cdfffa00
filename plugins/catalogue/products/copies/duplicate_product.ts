import { inject } from '@adonisjs/core'
import { refuse } from '#core/errors/refusals'
import { LOCALES } from '#core/i18n/locales'
import { Store, type Transaction } from '#core/database/store'
import { UpsertProducts } from '#plugins/catalogue/products/upsert/upsert_products'
import { Statements } from '#core/database/statements'
import { productNotFound } from '#plugins/catalogue/products/errors'
import { copyInput, type CopyNames, type CopyWish } from '#plugins/catalogue/products/copies/copy_input'
import { copyKeys, copySlugs } from '#plugins/catalogue/products/copies/copy_names'
import { besideFields } from '#plugins/catalogue/products/form/beside_fields'
import { readBatch } from '#plugins/catalogue/products/upsert/batch_reading'
import { takenKeyErrors } from '#plugins/catalogue/products/form/taken_keys'
import { loadProducts } from '#plugins/catalogue/products/upsert/load_products'
import { lockProducts } from '#plugins/catalogue/database/lock_products'
import { SlugOwner, type TypedSlug } from '#plugins/catalogue/permalinks/slug_owner'
import { LINK_KINDS } from '#plugins/catalogue/products/upsert/product_input'
import type { ProductState } from '#plugins/catalogue/products/upsert/product_state'
import type { Origin } from '#core/audit/origin'

/**
 * Copies a product to a draft. SKUs and slugs that the input does not give get the suffix `-copy`, then `-copy-2` and so
 * on. Texts, values, categories and prices are copied. Pictures and links are copied unless declined, stock only if
 * requested. With links, the two products also become related to each other.
 */
@inject()
export class DuplicateProduct {
  constructor(
    private readonly store: Store,
    private readonly upsert: UpsertProducts,
    private readonly slugs: SlugOwner
  ) {}

  /** Returns the id of the copy. Reports all names that are taken in one error list, each at its field. */
  execute(id: number, origin: Origin, wish: CopyWish = {}): Promise<number> {
    return this.store.transaction((trx) => this.#run(trx, id, { origin, wish }))
  }

  async #run(trx: Transaction, id: number, { origin, wish }: { origin: Origin; wish: CopyWish }): Promise<number> {
    await lockProducts(trx)
    const db = new Statements(trx)
    const original = (await loadProducts(db, [id])).get(id)
    if (!original) throw productNotFound({ id })
    const input = copyInput(original, await namesFor(db, original), wish)
    const reading = await readBatch(db, [input])
    const { definitions, found } = reading
    refuse([...takenKeyErrors(input, found), ...(await this.slugs.refusals(trx, 'product', typedSlugs(wish)))])
    const [result] = await this.upsert.execute([input], { origin, reading }, trx)
    refuse(besideFields(definitions, result?.errors ?? []))
    const copyId = result?.id as number
    const withLinks = wish.links ?? true
    await this.#placeLike(db, { from: id, to: copyId, withLinks })
    if (withLinks) await this.#relate(trx, original, input.code as string, origin)
    return copyId
  }

  /** Categories and links are copied by id, because names may be ambiguous now. */
  async #placeLike(db: Statements, { from, to, withLinks }: { from: number; to: number; withLinks: boolean }) {
    await db.all(
      `insert into catalogue_product_categories (product_id, category_id, position)
       select cast(? as bigint), category_id, position from catalogue_product_categories where product_id = ?`,
      ...[to, from]
    )
    if (!withLinks) return
    await db.all(
      `insert into catalogue_product_links (product_id, kind, linked_id, position)
       select cast(? as bigint), kind, linked_id, position + 1 from catalogue_product_links
       where product_id = ? and kind in (${LINK_KINDS.map((kind) => `'${kind}'`).join(', ')})
       on conflict do nothing`,
      ...[to, from]
    )
  }

  async #relate(trx: Transaction, original: ProductState, copy: string, origin: Origin): Promise<void> {
    const db = new Statements(trx)
    const rows = await db.run<{ id: number; code: string }>(
      `select id, code from catalogue_products where id in ${db.ids}`,
      original.links.related.filter((target) => typeof target === 'number')
    )
    const codes = new Map<number | string, string>(rows.map(({ id, code }) => [id, code]))
    const related = [...original.links.related.map((target) => codes.get(target) ?? String(target)), copy]
    const variants = original.variants.slice(0, 1).map(({ sku }) => ({ sku }))
    await this.upsert.execute([{ code: original.code, variants, links: { related } }], { origin }, trx)
  }
}

/** What the copy needs in addition to its original. */
async function namesFor(db: Statements, original: ProductState): Promise<CopyNames> {
  const texts = original.translations
  const { slugs } = await copySlugs(db, { fr_FR: texts.fr_FR.slug, en_GB: texts.en_GB.slug })
  const [family] = await db.all<{ code: string }>('select code from catalogue_families where id = ?', original.familyId)
  const unique = await db.all<{ code: string }>('select code from catalogue_attributes where is_unique = true')
  return {
    slugs,
    keys: await copyKeys(db, [original.code, ...original.variants.map(({ sku }) => sku)]),
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
