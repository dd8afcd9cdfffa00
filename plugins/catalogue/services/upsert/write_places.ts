import { LINK_KINDS } from '#plugins/catalogue/services/upsert/product_input'
import { same, type ProductPlan } from '#plugins/catalogue/services/upsert/plan'
import type { Bulk } from '#plugins/catalogue/database/bulk'

const idsOf = (plans: readonly ProductPlan[]) =>
  plans.filter(({ current }) => current).map(({ next }) => next.id as number)

/** Writes the categories and dishes of products whose places changed. */
export async function writeCategories(bulk: Bulk, plans: readonly ProductPlan[]): Promise<void> {
  const moved = plans.filter(
    ({ current, next }) => !current || !same([current.categories, current.dishes], [next.categories, next.dishes])
  )
  await bulk.run(`delete from catalogue_product_categories where product_id in ${bulk.ids}`, idsOf(moved))
  await bulk.run(
    `insert into catalogue_product_categories (product_id, category_id, position)
     select r.product, r.category, r.position
     from ${bulk.rows({ product: 'bigint', category: 'bigint', position: 'integer' })} where true`,
    moved.flatMap(({ next }) =>
      [...next.categories, ...next.dishes].map((category, position) => ({ product: next.id, category, position }))
    )
  )
}

/** Writes the links of products whose links changed; those to SKUs that nothing bears wait. */
export async function writeLinks(bulk: Bulk, plans: readonly ProductPlan[]): Promise<void> {
  const moved = plans.filter(({ current, next }) =>
    current ? !same(current.links, next.links) : LINK_KINDS.some((kind) => next.links[kind].length > 0)
  )
  for (const table of ['catalogue_product_links', 'catalogue_pending_links']) {
    await bulk.run(`delete from ${table} where product_id in ${bulk.ids}`, idsOf(moved))
  }
  const links = moved.flatMap(({ next }) =>
    LINK_KINDS.flatMap((kind) =>
      next.links[kind].map((target, position) => ({ product: next.id, kind, target, position }))
    )
  )
  await bulk.run(
    `insert into catalogue_product_links (product_id, kind, linked_id, position)
     select r.product, r.kind, r.target, r.position
     from ${bulk.rows({ product: 'bigint', kind: 'text', target: 'bigint', position: 'integer' })} where true`,
    links.filter(({ target }) => typeof target === 'number')
  )
  await bulk.run(
    `insert into catalogue_pending_links (product_id, kind, sku, position)
     select r.product, r.kind, r.target, r.position
     from ${bulk.rows({ product: 'bigint', kind: 'text', target: 'text', position: 'integer' })} where true`,
    links.filter(({ target }) => typeof target === 'string')
  )
}

/** Joins links that waited for these keys; gives the products whose links they are. */
export async function joinPendingLinks(bulk: Bulk, plans: readonly ProductPlan[]): Promise<number[]> {
  const keys = plans.flatMap(({ next }) => [
    { sku: next.code, target: next.id },
    ...next.variants.filter(({ sku }) => sku !== next.code).map(({ sku }) => ({ sku, target: next.id })),
  ])
  const arrived = bulk.rows({ sku: 'text', target: 'bigint' })
  const waiting = await bulk.run<{ product_id: number }>(
    `select distinct p.product_id from ${arrived} cross join catalogue_pending_links p where p.sku = r.sku`,
    keys
  )
  if (waiting.length === 0) return []
  await bulk.run(
    `insert into catalogue_product_links (product_id, kind, linked_id, position)
     select p.product_id, p.kind, r.target, p.position from ${arrived}
     cross join catalogue_pending_links p where p.sku = r.sku and p.product_id <> r.target
     on conflict (product_id, kind, linked_id) do nothing`,
    keys
  )
  await bulk.run(`delete from catalogue_pending_links where sku in (select r.sku from ${arrived})`, keys)
  return waiting.map(({ product_id: id }) => id)
}

/** Writes the pictures and videos of products whose media changed. */
export async function writeMedia(bulk: Bulk, plans: readonly ProductPlan[]): Promise<void> {
  const moved = plans.filter(({ current, next }) => !same(current?.media ?? [], next.media))
  await bulk.run(`delete from catalogue_product_media where product_id in ${bulk.ids}`, idsOf(moved))
  const source = bulk.rows({
    product: 'bigint',
    variant: 'bigint',
    media: 'bigint',
    kind: 'text',
    alt: 'json',
    position: 'integer',
  })
  await bulk.run(
    `insert into catalogue_product_media (product_id, variant_id, media_id, kind, alt, position)
     select r.product, r.variant, r.media, r.kind, r.alt, r.position from ${source} where true`,
    moved.flatMap(({ next }) =>
      next.media.map(({ mediaId, kind, alt, variant }, position) => ({
        product: next.id,
        variant: next.variants.find(({ sku }) => sku === variant)?.id ?? null,
        media: mediaId,
        kind,
        alt,
        position,
      }))
    )
  )
}
