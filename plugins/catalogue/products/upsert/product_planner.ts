import { staleWrite } from '#core/errors/stale'
import { productRepeated, skuAlike } from '#plugins/catalogue/products/errors'
import { AlikeSkus } from '#plugins/catalogue/products/upsert/alike_skus'
import { refuseMissingFiles } from '#plugins/catalogue/products/upsert/file_values'
import { queryStates, statesOf, type Products } from '#plugins/catalogue/products/upsert/load_products'
import { planProduct } from '#plugins/catalogue/products/upsert/plan_product'
import { NameLookups } from '#plugins/catalogue/products/upsert/name_lookups'
import { OptionLookup } from '#plugins/catalogue/products/upsert/option_lookup'
import { readBatch, type BatchReading } from '#plugins/catalogue/products/upsert/batch_reading'
import { withMovedStock, type FoundProduct, type FoundProducts } from '#plugins/catalogue/products/upsert/find_products'
import { refuseRepeatedValues } from '#plugins/catalogue/products/upsert/unique_values'
import { rowHash } from '#plugins/catalogue/products/upsert/row_hash'
import { seedDefaults } from '#plugins/catalogue/database/seed_defaults'
import type { Statements } from '#core/database/statements'
import type { Definitions } from '#plugins/catalogue/products/upsert/definitions'
import type { CategoryTree } from '#plugins/catalogue/categories/category_tree'
import type { PlanContext, ProductPlan } from '#plugins/catalogue/products/upsert/plan'
import { codeOf, type ProductInput, type ProductStatus } from '#plugins/catalogue/products/upsert/product_input'
import type { Transaction } from '#core/database/store'

/** Options of planning a batch. */
export interface PlanRules {
  currency: string
  now: string
  /** Unknown options are created instead of refused. */
  createOptions: boolean
  /** If set, unknown categories and dishes are created in it instead of refused. */
  tree: CategoryTree | null
  isReserved(slug: string): boolean
  /** New products and drafts that lack required values become drafts instead of being refused. */
  mayLackValues: boolean
  /** Status of new products whose input has none. */
  newStatus: ProductStatus
}

/** A batch that is ready to be written. */
export interface BatchPlan {
  definitions: Definitions
  plans: ProductPlan[]
  /** Products whose input is unchanged, by index in the batch. */
  skipped: Map<number, FoundProduct>
  /** True when categories or options were created. */
  hasNewWords: boolean
  /** Code or SKU → ids of the products with a pending link to it. */
  pendingLinks: ReadonlyMap<string, number[]>
}

/**
 * Reads what a batch touches and plans the change of each product: two statements, and a few more if categories or options
 * are new. Only these are written. `known`: what the caller has read already.
 */
export async function planBatch(
  trx: Transaction,
  db: Statements,
  inputs: readonly ProductInput[],
  rules: PlanRules,
  known?: BatchReading
): Promise<BatchPlan> {
  const reading = await withDefaults(db, inputs, rules.now, known ?? (await readBatch(db, inputs)))
  const { definitions, found } = reading
  const rows = inputs.map((input, index) => ({
    index,
    input,
    found: found.of(input),
    hash: rowHash(input, rules.currency),
  }))
  const alike = rows.filter((row) => row.found?.hash === row.hash)
  const moved = await withMovedStock(
    db,
    alike.map(({ input }) => input)
  )
  const skipped = new Map(alike.flatMap((row) => (row.found && !moved.has(row.input) ? [[row.index, row.found]] : [])))
  const changed = rows.filter(({ index }) => !skipped.has(index))
  if (changed.length === 0) return { definitions, plans: [], skipped, hasNewWords: false, pendingLinks: new Map() }

  const { context, stored, pendingLinks } = await lookUp(trx, db, changed, { rules, reading })
  const plans = changed.map(({ index, input, hash, found: one }) =>
    planProduct({ index, input, hash, current: stored.get(one?.id ?? 0) ?? null }, context)
  )
  refuseRepeats(plans)
  refuseAlike(plans, found)
  refuseStale(plans)
  await refuseRepeatedValues(db, plans, definitions)
  await refuseMissingFiles(db, plans, definitions)
  const hasNewWords = context.names.categories.hasGrown || context.options.hasGrown
  return { definitions, plans, skipped, hasNewWords, pendingLinks }
}

/** A shop without an inventory source is empty: its default vocabulary is created first. */
async function withDefaults(db: Statements, inputs: readonly ProductInput[], now: string, reading: BatchReading) {
  if (reading.definitions.sources.size > 0) return reading
  await seedDefaults(db, now)
  return readBatch(db, inputs)
}

interface ChangedRow {
  input: ProductInput
  found: FoundProduct | null
}

/** Reads the stored products and what the inputs name: one statement, or none if all of it was read already. */
async function lookUp(
  trx: Transaction,
  db: Statements,
  changed: readonly ChangedRow[],
  { rules, reading }: { rules: PlanRules; reading: BatchReading }
): Promise<{ context: PlanContext; stored: Products } & Pick<BatchPlan, 'pendingLinks'>> {
  const { definitions, found, stored } = reading
  const inputs = changed.map(({ input }) => input)
  const options = new OptionLookup(definitions)
  for (const input of inputs) options.gather(input)
  const names = reading.lookups ?? new NameLookups(inputs)
  const unread = changed.flatMap((row) => (row.found && !stored.has(row.found.id) ? row.found.id : []))
  const products = await db.readAll((reads) => {
    if (!reading.lookups) names.query(reads, db)
    options.query(reads, db)
    return unread.length > 0 ? queryStates(reads, db, unread) : null
  })
  await options.resolve(db, rules.createOptions)
  await names.resolve(trx, rules.tree)
  const { currency, isReserved, mayLackValues, newStatus } = rules
  const { skuOwners, skus } = found
  return {
    context: { definitions, currency, options, names, skuOwners, skus, isReserved, mayLackValues, newStatus },
    stored: products ? statesOf(products) : stored,
    pendingLinks: names.pendingLinks(),
  }
}

/** Refuses products and SKUs that an earlier product of the batch has already. */
function refuseRepeats(plans: readonly ProductPlan[]): void {
  const seen = new Set<string>()
  for (const { input, next, errors } of plans) {
    const keys = [`product ${next.code}`, ...input.variants.map(({ sku }) => `sku ${sku}`)]
    if (keys.some((key) => seen.has(key))) errors.push(productRepeated({ code: codeOf(input) }, 'code'))
    else for (const key of keys) seen.add(key)
  }
}

/** Refuses new SKUs that differ only by case from one of an earlier product of the batch. Stored SKUs are not checked. */
function refuseAlike(plans: readonly ProductPlan[], { skuOwners }: FoundProducts): void {
  const seen = new AlikeSkus()
  for (const { input, errors } of plans) {
    for (const [index, { sku }] of input.variants.entries()) {
      const other = skuOwners.has(sku) ? null : seen.of(sku)
      if (other !== null) errors.push(skuAlike({ sku, other }, `variants.${index}.sku`))
    }
    for (const { sku } of input.variants) seen.add(sku)
  }
}

function refuseStale(plans: readonly ProductPlan[]): void {
  for (const { input, current, errors } of plans) {
    if (input.version === undefined || !current || current.version === input.version) continue
    errors.push(staleWrite({}, 'version', { current }))
  }
}
