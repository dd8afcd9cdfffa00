import { productRepeated, staleProduct } from '#plugins/catalogue/errors'
import { CategoryBook } from '#plugins/catalogue/services/upsert/category_book'
import { FileBook } from '#plugins/catalogue/services/upsert/file_book'
import { findProducts, withMovedStock, type FoundProduct } from '#plugins/catalogue/services/upsert/find_products'
import { loadDefinitions, type Definitions } from '#plugins/catalogue/services/upsert/definitions'
import { LinkBook } from '#plugins/catalogue/services/upsert/link_book'
import { loadProducts } from '#plugins/catalogue/services/upsert/load_products'
import { OptionBook } from '#plugins/catalogue/services/upsert/option_book'
import { codeOf, planProduct } from '#plugins/catalogue/services/upsert/plan_product'
import { PartBook } from '#plugins/catalogue/services/upsert/part_book'
import { refuseRepeatedValues } from '#plugins/catalogue/services/upsert/unique_values'
import { rowHash } from '#plugins/catalogue/services/upsert/row_hash'
import { seedDefaults } from '#plugins/catalogue/services/seed_defaults'
import type { Bulk } from '#plugins/catalogue/database/bulk'
import type { CategoryTree } from '#plugins/catalogue/services/categories/category_tree'
import type { PlanContext, ProductPlan } from '#plugins/catalogue/services/upsert/plan'
import type { ProductInput } from '#plugins/catalogue/services/upsert/product_input'
import type { Transaction } from '#core/database/store'

/** How a batch is to be read. */
export interface PlanRules {
  currency: string
  now: string
  /** Options that nobody offers yet are added instead of refused. */
  createOptions: boolean
  /** Set: categories and dishes that do not exist are made in it instead of refused. */
  tree: CategoryTree | null
  isReserved(slug: string): boolean
  /** Codes of the groups of customers. */
  groups(): Promise<ReadonlySet<string>>
}

/** A batch that is ready to be written. */
export interface BatchPlan {
  definitions: Definitions
  plans: ProductPlan[]
  /** Products that were told nothing new, by their place in the batch. */
  skipped: Map<number, FoundProduct>
  /** True when categories or options were made on the way. */
  hasNewWords: boolean
}

/** Reads what a batch touches and works out what becomes of each product. Writes only definitions. */
export async function planBatch(
  trx: Transaction,
  bulk: Bulk,
  inputs: readonly ProductInput[],
  rules: PlanRules
): Promise<BatchPlan> {
  const found = await findProducts(bulk, inputs)
  const rows = inputs.map((input, index) => ({
    index,
    input,
    found: found.of(input),
    hash: rowHash(input, rules.currency),
  }))
  const alike = rows.filter((row) => row.found?.hash === row.hash)
  const moved = await withMovedStock(
    bulk,
    alike.map(({ input }) => input)
  )
  const skipped = new Map(alike.flatMap((row) => (row.found && !moved.has(row.input) ? [[row.index, row.found]] : [])))
  const told = rows.filter(({ index }) => !skipped.has(index))
  const definitions = await definitionsOf(bulk, rules.now)
  if (told.length === 0) return { definitions, plans: [], skipped, hasNewWords: false }

  const context = await gather(
    trx,
    bulk,
    told.map(({ input }) => input),
    { rules, definitions, skuOwners: found.skuOwners }
  )
  const states = await loadProducts(
    bulk,
    told.flatMap((row) => row.found?.id ?? [])
  )
  const plans = told.map(({ index, input, hash, found: standing }) =>
    planProduct({ index, input, hash, current: states.get(standing?.id ?? 0) ?? null }, context)
  )
  refuseRepeats(plans)
  refuseStale(plans)
  await refuseRepeatedValues(bulk, plans, definitions)
  return { definitions, plans, skipped, hasNewWords: context.categories.hasGrown || context.options.hasGrown }
}

/** A shop that was never opened has no source yet: it gets what every shop has. */
async function definitionsOf(bulk: Bulk, now: string): Promise<Definitions> {
  const definitions = await loadDefinitions(bulk)
  if (definitions.sources.size > 0) return definitions
  await seedDefaults(bulk, now)
  return loadDefinitions(bulk)
}

interface Known {
  rules: PlanRules
  definitions: Definitions
  skuOwners: ReadonlyMap<string, number>
}

async function gather(
  trx: Transaction,
  bulk: Bulk,
  inputs: readonly ProductInput[],
  { rules, definitions, skuOwners }: Known
): Promise<PlanContext> {
  const options = new OptionBook(definitions)
  const categories = new CategoryBook()
  const links = new LinkBook()
  const parts = new PartBook()
  const files = new FileBook()
  for (const input of inputs) {
    options.gather(input)
    categories.gather(input)
    links.gather(input)
    parts.gather(input)
    files.gather(input)
  }
  await options.resolve(bulk, rules.createOptions)
  await categories.resolve(trx, bulk, rules.tree)
  await links.resolve(bulk)
  await parts.resolve(bulk)
  await files.resolve(bulk)
  const { isReserved } = rules
  return { definitions, options, categories, links, parts, files, skuOwners, isReserved, groups: await rules.groups() }
}

/** A product, and a SKU, come once in a batch: the first one stands. */
function refuseRepeats(plans: readonly ProductPlan[]): void {
  const seen = new Set<string>()
  for (const { input, next, errors } of plans) {
    const keys = [`product ${next.code}`, ...input.variants.map(({ sku }) => `sku ${sku}`)]
    if (keys.some((key) => seen.has(key))) errors.push(productRepeated({ code: codeOf(input) }, 'code'))
    else for (const key of keys) seen.add(key)
  }
}

function refuseStale(plans: readonly ProductPlan[]): void {
  for (const { input, current, errors } of plans) {
    if (input.version === undefined || !current || current.version === input.version) continue
    errors.push(staleProduct({ code: current.code }, 'version', { fresh: current }))
  }
}
