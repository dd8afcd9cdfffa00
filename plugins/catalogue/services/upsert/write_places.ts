import { LINK_KINDS, type LinkKind } from '#plugins/catalogue/services/upsert/product_input'
import { same, type ProductPlan } from '#plugins/catalogue/services/upsert/plan'
import type { Bulk } from '#plugins/catalogue/database/bulk'
import type { ProductState } from '#plugins/catalogue/services/upsert/product_state'
import type { Write } from '#core/database/write'

const placesOf = ({ categories, dishes }: ProductState) => [...categories, ...dishes]

/** The categories and dishes of products whose places changed: those they left, and all they are in, in order. */
export function categoryWrites(bulk: Bulk, plans: readonly ProductPlan[]): Write[] {
  const moved = plans.filter(({ current, next }) => !current || !same(placesOf(current), placesOf(next)))
  const left = moved.flatMap(({ current, next }) => {
    const stays = new Set(placesOf(next))
    const gone = current ? placesOf(current).filter((category) => !stays.has(category)) : []
    return gone.map((category) => ({ product: next.id, category }))
  })
  return [
    bulk.write(
      `delete from catalogue_product_categories where (product_id, category_id) in (
         select r.product, r.category from ${bulk.rows({ product: 'bigint', category: 'bigint' })})`,
      left
    ),
    bulk.write(
      `insert into catalogue_product_categories (product_id, category_id, position)
       select r.product, r.category, r.position
       from ${bulk.rows({ product: 'bigint', category: 'bigint', position: 'integer' })} where true
       on conflict (product_id, category_id) do update set position = excluded.position`,
      moved.flatMap(({ next }) =>
        placesOf(next).map((category, position) => ({ product: next.id, category, position }))
      )
    ),
  ]
}

interface LinkRow {
  product: number
  kind: LinkKind
  /** Id of the product, or the key that nothing bears yet. */
  target: number | string
  position: number
}

function linksOf(id: number | null, links: ProductState['links']): LinkRow[] {
  return LINK_KINDS.flatMap((kind) =>
    links[kind].map((target, position) => ({ product: id as number, kind, target, position }))
  )
}

/** The links of products whose links changed; those to SKUs that nothing bears wait. */
export function linkWrites(bulk: Bulk, plans: readonly ProductPlan[]): Write[] {
  const moved = plans.filter(({ current, next }) =>
    current ? !same(current.links, next.links) : LINK_KINDS.some((kind) => next.links[kind].length > 0)
  )
  const key = ({ product, kind, target }: LinkRow) => `${product} ${kind} ${target}`
  const present = moved.flatMap(({ next }) => linksOf(next.id, next.links))
  const stays = new Set(present.map(key))
  const left = moved
    .flatMap(({ current, next }) => (current ? linksOf(next.id, current.links) : []))
    .filter((link) => !stays.has(key(link)))
  const writes = (table: string, column: string, type: 'bigint' | 'text', isOf: (link: LinkRow) => boolean) => [
    bulk.write(
      `delete from ${table} where (product_id, kind, ${column}) in (
         select r.product, r.kind, r.target from ${bulk.rows({ product: 'bigint', kind: 'text', target: type })})`,
      left.filter(isOf)
    ),
    bulk.write(
      `insert into ${table} (product_id, kind, ${column}, position) select r.product, r.kind, r.target, r.position
       from ${bulk.rows({ product: 'bigint', kind: 'text', target: type, position: 'integer' })} where true
       on conflict (product_id, kind, ${column}) do update set position = excluded.position`,
      present.filter(isOf)
    ),
  ]
  return [
    ...writes('catalogue_product_links', 'linked_id', 'bigint', ({ target }) => typeof target === 'number'),
    ...writes('catalogue_pending_links', 'sku', 'text', ({ target }) => typeof target === 'string'),
  ]
}

/** Keys that products did not bear before, each with the id of its product; a code leads before a SKU. */
export function freshKeys(plans: readonly ProductPlan[]): Map<string, number> {
  const keysOf = (read: (product: ProductState) => string[]) =>
    plans.flatMap(({ current, next }) => {
      const borne = new Set(current ? [current.code, ...current.variants.map(({ sku }) => sku)] : [])
      return read(next).flatMap((key) => (borne.has(key) ? [] : [[key, next.id as number] as const]))
    })
  return new Map([...keysOf(({ variants }) => variants.map(({ sku }) => sku)), ...keysOf(({ code }) => [code])])
}

/** Has links of the batch lead to products of the batch that had no id when they were planned. */
export function joinOwnLinks(plans: readonly ProductPlan[], fresh: ReadonlyMap<string, number>): void {
  for (const { next } of plans) {
    for (const kind of LINK_KINDS) {
      if (!next.links[kind].some((target) => fresh.has(String(target)))) continue
      const targets = next.links[kind].map((target) =>
        typeof target === 'string' ? (fresh.get(target) ?? target) : target
      )
      next.links[kind] = [...new Set(targets)].filter((target) => target !== next.id)
    }
  }
}

/** Joins the links that wait outside of the batch for these keys. */
export function joinedWrites(bulk: Bulk, plans: readonly ProductPlan[], keys: ReadonlyMap<string, number>): Write[] {
  const arrived = bulk.rows({ sku: 'text', target: 'bigint' })
  const rows = [...keys].map(([sku, target]) => ({ sku, target }))
  const own = plans.map(({ next }) => next.id)
  return [
    bulk.write(
      `insert into catalogue_product_links (product_id, kind, linked_id, position)
       select p.product_id, p.kind, r.target, p.position from ${arrived}
       cross join catalogue_pending_links p where p.sku = r.sku and p.product_id not in ${bulk.ids}
       on conflict (product_id, kind, linked_id) do nothing`,
      rows,
      own
    ),
    bulk.write(
      `delete from catalogue_pending_links where sku in (select r.sku from ${arrived}) and product_id not in ${bulk.ids}`,
      rows,
      own
    ),
  ]
}

/** The pictures and videos of products whose media changed. */
export function mediaWrites(bulk: Bulk, plans: readonly ProductPlan[]): Write[] {
  const moved = plans.filter(({ current, next }) => !same(current?.media ?? [], next.media))
  const source = bulk.rows({
    product: 'bigint',
    variant: 'bigint',
    media: 'bigint',
    kind: 'text',
    alt: 'json',
    position: 'integer',
  })
  return [
    bulk.write(
      `delete from catalogue_product_media where product_id in ${bulk.ids}`,
      moved.filter(({ current }) => current).map(({ next }) => next.id)
    ),
    bulk.write(
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
    ),
  ]
}
