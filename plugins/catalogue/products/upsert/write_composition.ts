import { bundleOptions, downloads, productParts } from '#plugins/catalogue/products/tables'
import { runReturning, runWrites } from '#core/database/write_set'
import { same, type ProductPlan } from '#plugins/catalogue/products/upsert/plan'
import type { Dialect, Transaction } from '#core/database/store'
import type { Statements } from '#core/database/statements'
import type { VariantChange } from '#plugins/catalogue/products/upsert/write_variants'
import type { Write } from '#core/database/write'
import type { PartState, ProductState } from '#plugins/catalogue/products/upsert/product_state'

/** Writes the parts and downloads of products whose composition changed. */
export async function writeComposition(
  trx: Transaction,
  dialect: Dialect,
  plans: readonly ProductPlan[]
): Promise<void> {
  await writeParts(trx, dialect, plans.filter(differs(({ bundle, members }) => [bundle, members])))
  await runWrites(trx, downloadWrites(dialect, plans.filter(differs((product) => product.downloads))))
}

const differs =
  (read: (product: ProductState) => unknown[]) =>
  ({ current, next }: ProductPlan) =>
    current ? !same(read(current), read(next)) : read(next).flat().length > 0

async function writeParts(trx: Transaction, dialect: Dialect, plans: readonly ProductPlan[]): Promise<void> {
  if (plans.length === 0) return
  const replaced = plans.map(({ next }) => ({ productId: next.id as number }))
  await runWrites(trx, [productParts.deleteWrite(dialect, replaced), bundleOptions.deleteWrite(dialect, replaced)])
  const options = plans.flatMap(({ next }) =>
    next.bundle.map((option, position) => ({ ...option, productId: next.id as number, position }))
  )
  const written = await runReturning<{ id: number; product_id: number; code: string }>(
    trx,
    bundleOptions.insertWrite(dialect, options, { tail: 'returning id, product_id, code' })
  )
  const optionIds = new Map(written.map(({ id, product_id: product, code }) => [`${product} ${code}`, id]))
  const rows = plans.flatMap(({ next }) => {
    const rowsOf = (optionId: number | null, parts: readonly PartState[]) =>
      parts.map((part, position) => ({ ...part, productId: next.id as number, optionId, position }))
    return [
      ...rowsOf(null, next.members),
      ...next.bundle.flatMap(({ code, parts }) => rowsOf(optionIds.get(`${next.id} ${code}`) ?? null, parts)),
    ]
  })
  await runWrites(trx, [productParts.insertWrite(dialect, rows)])
}

/** Updates downloads that still exist in place: orders refer to their ids, and buyers' download counts to those. */
function downloadWrites(dialect: Dialect, plans: readonly ProductPlan[]): Write[] {
  const rows = plans.flatMap(({ next }) =>
    next.downloads.map((download, position) => ({
      ...download,
      productId: next.id as number,
      fileHash: /^https?:/i.test(download.source) ? null : download.source,
      position,
    }))
  )
  const gone = plans.flatMap(({ current, next }) =>
    (current?.downloads ?? [])
      .filter((was) => !next.downloads.some(({ kind, source }) => was.kind === kind && was.source === source))
      .map(({ kind, source }) => ({ productId: next.id as number, kind, source }))
  )
  return [
    downloads.deleteWrite(dialect, gone),
    downloads.insertWrite(dialect, rows, { key: ['productId', 'kind', 'source'] }),
  ]
}

/** Renames parts together with the SKU of their variant. */
export function renamedPartWrite(db: Statements, changes: readonly VariantChange[]): Write {
  return db.write(
    `update catalogue_product_parts set sku = r.sku from ${db.rows({ former: 'text', sku: 'text' })}
     where catalogue_product_parts.sku = r.former`,
    changes.flatMap(({ before, after }) =>
      before && before.sku !== after.sku ? [{ former: before.sku, sku: after.sku }] : []
    )
  )
}

/** Ids of bundles and groups of which a variant of one of these products is a part. */
export async function compositesAround(db: Statements, productIds: readonly number[]): Promise<number[]> {
  const rows = await db.run<{ id: number }>(
    `select distinct p.product_id as id from catalogue_variants v join catalogue_product_parts p on p.sku = v.sku
     where v.product_id in ${db.ids}`,
    productIds
  )
  return rows.map(({ id }) => id)
}
