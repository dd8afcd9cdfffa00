import { same, type ProductPlan } from '#plugins/catalogue/services/upsert/plan'
import type { Bulk } from '#plugins/catalogue/database/bulk'
import type { VariantChange } from '#plugins/catalogue/services/upsert/write_variants'
import type { Write } from '#core/database/write'
import type { PartState, ProductState } from '#plugins/catalogue/services/upsert/product_state'

/** Writes what products are made of, where it changed. */
export async function writeComposition(bulk: Bulk, plans: readonly ProductPlan[]): Promise<void> {
  await writeParts(bulk, plans.filter(differs(({ bundle, members }) => [bundle, members])))
  await writeDownloads(bulk, plans.filter(differs(({ downloads }) => downloads)))
}

const differs =
  (read: (product: ProductState) => unknown[]) =>
  ({ current, next }: ProductPlan) =>
    current ? !same(read(current), read(next)) : read(next).flat().length > 0

async function writeParts(bulk: Bulk, plans: readonly ProductPlan[]): Promise<void> {
  if (plans.length === 0) return
  const ids = plans.map(({ next }) => next.id as number)
  await bulk.all(`delete from catalogue_product_parts where product_id in ${bulk.ids}`, ids)
  await bulk.all(`delete from catalogue_bundle_options where product_id in ${bulk.ids}`, ids)
  const written = await bulk.run<{ id: number; product_id: number; code: string }>(
    `insert into catalogue_bundle_options (product_id, code, label, type, is_required, position)
     select r.product, r.code, r.label, r.type, r.is_required, r.position
     from ${bulk.rows({ product: 'bigint', code: 'text', label: 'json', type: 'text', is_required: 'boolean', position: 'integer' })}
     where true returning id, product_id, code`,
    plans.flatMap(({ next }) =>
      next.bundle.map(({ code, label, type, isRequired }, position) => {
        return { product: next.id, code, label, type, is_required: isRequired, position }
      })
    )
  )
  const optionIds = new Map(written.map(({ id, product_id: product, code }) => [`${product} ${code}`, id]))
  const rows = plans.flatMap(({ next }) => [
    ...next.members.map((part, position) => partRow(next.id, null, part, position)),
    ...next.bundle.flatMap(({ code, parts }) =>
      parts.map((part, position) => partRow(next.id, optionIds.get(`${next.id} ${code}`) ?? null, part, position))
    ),
  ])
  await bulk.run(
    `insert into catalogue_product_parts (product_id, option_id, sku, quantity, is_default, is_quantity_free, position)
     select r.product, r.option, r.sku, r.quantity, r.is_default, r.is_free, r.position
     from ${bulk.rows({ product: 'bigint', option: 'bigint', sku: 'text', quantity: 'integer', is_default: 'boolean', is_free: 'boolean', position: 'integer' })}
     where true`,
    rows
  )
}

function partRow(product: number | null, option: number | null, part: PartState, position: number) {
  const { sku, quantity, isDefault, isQuantityFree } = part
  return { product, option, sku, quantity, is_default: isDefault, is_free: isQuantityFree, position }
}

/** What is still there keeps its number and its count. */
async function writeDownloads(bulk: Bulk, plans: readonly ProductPlan[]): Promise<void> {
  if (plans.length === 0) return
  const rows = plans.flatMap(({ next }) =>
    next.downloads.map(({ kind, title, source, times, days }, position) => ({
      ...{ product: next.id, kind, title, source, times, days, position },
      file: /^https?:/i.test(source) ? null : source,
    }))
  )
  const gone = plans.flatMap(({ current, next }) =>
    (current?.downloads ?? [])
      .filter((was) => !next.downloads.some(({ kind, source }) => was.kind === kind && was.source === source))
      .map(({ kind, source }) => ({ product: next.id, kind, source }))
  )
  const named = bulk.rows({ product: 'bigint', kind: 'text', source: 'text' })
  await bulk.run(
    `delete from catalogue_downloads where id in (select d.id from ${named} join catalogue_downloads d
       on d.product_id = r.product and d.kind = r.kind and d.source = r.source)`,
    gone
  )
  await bulk.run(
    `insert into catalogue_downloads (product_id, kind, title, source, file_hash, times, days, position)
     select r.product, r.kind, r.title, r.source, r.file, r.times, r.days, r.position
     from ${bulk.rows({ product: 'bigint', kind: 'text', title: 'json', source: 'text', file: 'text', times: 'integer', days: 'integer', position: 'integer' })}
     where true
     on conflict (product_id, kind, source) do update set title = excluded.title, times = excluded.times,
       days = excluded.days, position = excluded.position`,
    rows
  )
}

/** Parts follow the SKU of their variant. */
export function renamedPartWrite(bulk: Bulk, changes: readonly VariantChange[]): Write {
  return bulk.write(
    `update catalogue_product_parts set sku = r.sku from ${bulk.rows({ former: 'text', sku: 'text' })}
     where catalogue_product_parts.sku = r.former`,
    changes.flatMap(({ before, after }) =>
      before && before.sku !== after.sku ? [{ former: before.sku, sku: after.sku }] : []
    )
  )
}

/** Ids of bundles and groups of which a variant of one of these products is a part. */
export async function compositesAround(bulk: Bulk, productIds: readonly number[]): Promise<number[]> {
  const rows = await bulk.run<{ id: number }>(
    `select distinct p.product_id as id from catalogue_variants v join catalogue_product_parts p on p.sku = v.sku
     where v.product_id in ${bulk.ids}`,
    productIds
  )
  return rows.map(({ id }) => Number(id))
}
