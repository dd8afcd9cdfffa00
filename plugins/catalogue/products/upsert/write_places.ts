import { LINK_KINDS } from '#plugins/catalogue/products/upsert/product_input'
import { same, type ProductPlan } from '#plugins/catalogue/products/upsert/plan'
import { pendingLinks, productCategories, productLinks, productMedia } from '#plugins/catalogue/products/tables'
import type { Statements } from '#core/database/statements'
import type { Dialect } from '#core/database/store'
import type { ProductState } from '#plugins/catalogue/products/upsert/product_state'
import type { Write } from '#core/database/write'

const placesOf = ({ categories, dishes }: ProductState) => [...categories, ...dishes]

/** Writes the categories and dishes of products whose places changed. */
export function categoryWrites(dialect: Dialect, plans: readonly ProductPlan[]): Write[] {
  const moved = plans.filter(({ current, next }) => !current || !same(placesOf(current), placesOf(next)))
  const rowsOf = (product: ProductState, id: number | null) =>
    placesOf(product).map((categoryId, position) => ({ productId: id as number, categoryId, position }))
  const left = moved.flatMap(({ current, next }) => {
    const stays = new Set(placesOf(next))
    const before = current ? rowsOf(current, next.id) : []
    return before.filter(({ categoryId }) => !stays.has(categoryId)).map(({ position: _, ...key }) => key)
  })
  return [
    productCategories.deleteWrite(dialect, left),
    productCategories.insertWrite(
      dialect,
      moved.flatMap(({ next }) => rowsOf(next, next.id)),
      { key: ['productId', 'categoryId'] }
    ),
  ]
}

function linksOf(id: number | null, links: ProductState['links']) {
  return LINK_KINDS.flatMap((kind) =>
    links[kind].map((target, position) => ({ productId: id as number, kind, target, position }))
  )
}

/** Writes the links of products whose links changed. Links to unknown codes or SKUs are stored as pending. */
export function linkWrites(dialect: Dialect, plans: readonly ProductPlan[]): Write[] {
  const moved = plans.filter(({ current, next }) =>
    current ? !same(current.links, next.links) : LINK_KINDS.some((kind) => next.links[kind].length > 0)
  )
  type Link = ReturnType<typeof linksOf>[number]
  const keyOf = ({ productId, kind, target }: Link) => `${productId} ${kind} ${target}`
  const present = moved.flatMap(({ next }) => linksOf(next.id, next.links))
  const stays = new Set(present.map(keyOf))
  const left = moved
    .flatMap(({ current, next }) => (current ? linksOf(next.id, current.links) : []))
    .filter((link) => !stays.has(keyOf(link)))
    .map(({ position: _, ...key }) => key)
  const known = <Row extends { target: number | string }>(rows: Row[]) =>
    rows.filter((row): row is Row & { target: number } => typeof row.target === 'number')
  const unknown = <Row extends { target: number | string }>(rows: Row[]) =>
    rows.filter((row): row is Row & { target: string } => typeof row.target === 'string')
  const key = ['productId', 'kind', 'target'] as const
  return [
    productLinks.deleteWrite(dialect, known(left)),
    productLinks.insertWrite(dialect, known(present), { key }),
    pendingLinks.deleteWrite(dialect, unknown(left)),
    pendingLinks.insertWrite(dialect, unknown(present), { key }),
  ]
}

/** New codes and SKUs → id of their product. A code wins over a SKU. */
export function freshKeys(plans: readonly ProductPlan[]): Map<string, number> {
  const keysOf = (read: (product: ProductState) => string[]) =>
    plans.flatMap(({ current, next }) => {
      const former = new Set(current ? [current.code, ...current.variants.map(({ sku }) => sku)] : [])
      return read(next).flatMap((key) => (former.has(key) ? [] : [[key, next.id as number] as const]))
    })
  return new Map([...keysOf(({ variants }) => variants.map(({ sku }) => sku)), ...keysOf(({ code }) => [code])])
}

/** Resolves links of the batch to products of the same batch that had no id when they were planned. */
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

/** Turns pending links of products outside of the batch to these keys into links. */
export function joinedWrites(
  db: Statements,
  plans: readonly ProductPlan[],
  keys: ReadonlyMap<string, number>
): Write[] {
  const arrived = db.rows({ sku: 'text', target: 'bigint' })
  const rows = [...keys].map(([sku, target]) => ({ sku, target }))
  const own = plans.map(({ next }) => next.id)
  return [
    db.write(
      `insert into catalogue_product_links (product_id, kind, linked_id, position)
       select p.product_id, p.kind, r.target, p.position from ${arrived}
       cross join catalogue_pending_links p where p.sku = r.sku and p.product_id not in ${db.ids}
       on conflict (product_id, kind, linked_id) do nothing`,
      rows,
      own
    ),
    db.write(
      `delete from catalogue_pending_links where sku in (select r.sku from ${arrived}) and product_id not in ${db.ids}`,
      rows,
      own
    ),
  ]
}

/** The pictures and videos of products whose media changed. */
export function mediaWrites(dialect: Dialect, plans: readonly ProductPlan[]): Write[] {
  const moved = plans.filter(({ current, next }) => !same(current?.media ?? [], next.media))
  const replaced = moved.filter(({ current }) => current).map(({ next }) => ({ productId: next.id as number }))
  const rows = moved.flatMap(({ next }) =>
    next.media.map(({ variant, ...medium }, position) => ({
      ...medium,
      productId: next.id as number,
      variantId: next.variants.find(({ sku }) => sku === variant)?.id ?? null,
      position,
    }))
  )
  return [productMedia.deleteWrite(dialect, replaced), productMedia.insertWrite(dialect, rows)]
}
