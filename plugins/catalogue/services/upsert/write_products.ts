import { LOCALES } from '#core/i18n/locales'
import { same, type ProductPlan } from '#plugins/catalogue/services/upsert/plan'
import type { Bulk } from '#plugins/catalogue/database/bulk'
import type { Write } from '#core/database/write'

const PRODUCT_COLUMNS = {
  id: 'bigint',
  code: 'text',
  type: 'text',
  family: 'bigint',
  status: 'text',
  tax: 'text',
  options: 'json',
  attributes: 'json',
  position: 'integer',
  price_rule: 'text',
  discount: 'integer',
  hash: 'text',
  now: 'instant',
} as const

const toRow =
  (now: string) =>
  ({ next, hash }: ProductPlan) => ({
    id: next.id,
    code: next.code,
    type: next.type,
    family: next.familyId,
    status: next.status,
    tax: next.taxCategory,
    options: next.optionAttributes,
    attributes: next.attributes,
    position: next.position,
    price_rule: next.priceRule,
    discount: next.partsDiscount,
    hash,
    now,
  })

/** Inserts the rows of new products and tells the plans their ids. */
export async function insertProducts(bulk: Bulk, plans: readonly ProductPlan[], now: string): Promise<void> {
  const rows = await bulk.run<{ id: number; code: string }>(
    `insert into catalogue_products (code, type, family_id, status, tax_category, option_attributes,
       attributes, position, price_rule, parts_discount, row_hash, created_at, updated_at)
     select r.code, r.type, r.family, r.status, r.tax, r.options, r.attributes, r.position, r.price_rule,
       r.discount, r.hash, r.now, r.now
     from ${bulk.rows(PRODUCT_COLUMNS)} where true returning id, code`,
    plans.map(toRow(now))
  )
  const ids = new Map(rows.map(({ id, code }) => [code, id]))
  for (const { next } of plans) next.id = ids.get(next.code) ?? null
}

/** The rows of products that are there, each a version on; of those that nothing changed of, what was said of them. */
export function productWrites(
  bulk: Bulk,
  { changed, unchanged }: { changed: readonly ProductPlan[]; unchanged: readonly ProductPlan[] },
  now: string
): Write[] {
  const standing = changed.filter(({ current }) => current !== null)
  for (const { next } of standing) next.version += 1
  return [
    bulk.write(
      `update catalogue_products set type = r.type, status = r.status, tax_category = r.tax,
         option_attributes = r.options, attributes = r.attributes, position = r.position,
         price_rule = r.price_rule, parts_discount = r.discount, row_hash = r.hash,
         version = version + 1, updated_at = r.now
       from ${bulk.rows(PRODUCT_COLUMNS)} where catalogue_products.id = r.id`,
      standing.map(toRow(now))
    ),
    bulk.write(
      `update catalogue_products set row_hash = r.hash
       from ${bulk.rows({ id: 'bigint', hash: 'text' })} where catalogue_products.id = r.id`,
      unchanged
        .filter(({ current, hash }) => current?.rowHash !== hash)
        .map(({ next, hash }) => ({ id: next.id, hash }))
    ),
  ]
}

/** The texts that differ. */
export function translationWrite(bulk: Bulk, plans: readonly ProductPlan[]): Write {
  const source = bulk.rows({
    product: 'bigint',
    locale: 'text',
    name: 'text',
    slug: 'text',
    description: 'text',
    meta_title: 'text',
    meta_description: 'text',
    attributes: 'json',
  })
  return bulk.write(
    `insert into catalogue_product_translations
       (product_id, locale, name, slug, description, meta_title, meta_description, attributes)
     select r.product, r.locale, r.name, r.slug, r.description, r.meta_title, r.meta_description, r.attributes
     from ${source} where true
     on conflict (product_id, locale) do update set name = excluded.name, slug = excluded.slug,
       description = excluded.description, meta_title = excluded.meta_title,
       meta_description = excluded.meta_description, attributes = excluded.attributes`,
    plans.flatMap(({ current, next }) =>
      LOCALES.filter((locale) => !same(current?.translations[locale], next.translations[locale])).map((locale) => {
        const { metaTitle, metaDescription, ...text } = next.translations[locale]
        return { product: next.id, locale, ...text, meta_title: metaTitle, meta_description: metaDescription }
      })
    )
  )
}
