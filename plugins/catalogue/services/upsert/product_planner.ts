import { productRepeated, skuAlike, staleProduct } from '#plugins/catalogue/errors'
import { AlikeSkus } from '#plugins/catalogue/services/upsert/alike_skus'
import { refuseMissingFiles } from '#plugins/catalogue/services/upsert/file_values'
import { askProducts, productsOf, type Products } from '#plugins/catalogue/services/upsert/load_products'
import { codeOf, planProduct } from '#plugins/catalogue/services/upsert/plan_product'
import { NameBooks } from '#plugins/catalogue/services/upsert/name_books'
import { OptionBook } from '#plugins/catalogue/services/upsert/option_book'
import { readBatch, type BatchReading } from '#plugins/catalogue/services/upsert/batch_reading'
import { withMovedStock, type FoundProduct, type FoundProducts } from '#plugins/catalogue/services/upsert/find_products'
import { refuseRepeatedValues } from '#plugins/catalogue/services/upsert/unique_values'
import { rowHash } from '#plugins/catalogue/services/upsert/row_hash'
import { seedDefaults } from '#plugins/catalogue/services/seed_defaults'
import type { Bulk } from '#plugins/catalogue/database/bulk'
import type { Definitions } from '#plugins/catalogue/services/upsert/definitions'
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
  /** New products and drafts that lack required values stay drafts, instead of being refused. */
  mayLackValues: boolean
}

/** A batch that is ready to be written. */
export interface BatchPlan {
  definitions: Definitions
  plans: ProductPlan[]
  /** Products that were told nothing new, by their place in the batch. */
  skipped: Map<number, FoundProduct>
  /** True when categories or options were made on the way. */
  hasNewWords: boolean
  /** Key → ids of the products whose links wait for it. */
  waiting: ReadonlyMap<string, number[]>
}

/**
 * Reads what a batch touches and works out what becomes of each product: two statements, and a few more where words are new.
 * Writes only definitions. `known`: what was read of it already.
 */
export async function planBatch(
  trx: Transaction,
  bulk: Bulk,
  inputs: readonly ProductInput[],
  rules: PlanRules,
  known?: BatchReading
): Promise<BatchPlan> {
  const reading = await withDefaults(bulk, inputs, rules.now, known ?? (await readBatch(bulk, inputs)))
  const { definitions, found } = reading
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
  if (told.length === 0) return { definitions, plans: [], skipped, hasNewWords: false, waiting: new Map() }

  const { context, standing, waiting } = await lookUp(trx, bulk, told, { rules, reading })
  const plans = told.map(({ index, input, hash, found: one }) =>
    planProduct({ index, input, hash, current: standing.get(one?.id ?? 0) ?? null }, context)
  )
  refuseRepeats(plans)
  refuseAlike(plans, found)
  refuseStale(plans)
  await refuseRepeatedValues(bulk, plans, definitions)
  await refuseMissingFiles(bulk, plans, definitions)
  const hasNewWords = context.categories.hasGrown || context.options.hasGrown
  return { definitions, plans, skipped, hasNewWords, waiting }
}

/** A shop that was never opened has no source yet: it gets what every shop has. */
async function withDefaults(bulk: Bulk, inputs: readonly ProductInput[], now: string, reading: BatchReading) {
  if (reading.definitions.sources.size > 0) return reading
  await seedDefaults(bulk, now)
  return readBatch(bulk, inputs)
}

interface Told {
  input: ProductInput
  found: FoundProduct | null
}

/** The products as they stand, and what the inputs name: one statement, or none where all of it was read. */
async function lookUp(
  trx: Transaction,
  bulk: Bulk,
  told: readonly Told[],
  { rules, reading }: { rules: PlanRules; reading: BatchReading }
): Promise<{ context: PlanContext; standing: Products } & Pick<BatchPlan, 'waiting'>> {
  const { definitions, found, standing } = reading
  const inputs = told.map(({ input }) => input)
  const options = new OptionBook(definitions)
  for (const input of inputs) options.gather(input)
  const books = reading.books ?? new NameBooks(inputs)
  const unread = told.flatMap((row) => (row.found && !standing.has(row.found.id) ? row.found.id : []))
  const products = await bulk.readAll((reads) => {
    if (!reading.books) books.ask(reads, bulk)
    options.ask(reads, bulk)
    return unread.length > 0 ? askProducts(reads, bulk, unread) : null
  })
  await options.settle(bulk, rules.createOptions)
  await books.settle(trx, rules.tree)
  const { categories, links, parts, files } = books
  const { currency, isReserved, mayLackValues } = rules
  const { skuOwners, skus } = found
  return {
    context: {
      definitions,
      currency,
      options,
      categories,
      links,
      parts,
      files,
      skuOwners,
      skus,
      isReserved,
      mayLackValues,
    },
    standing: products ? productsOf(products) : standing,
    waiting: books.waiting.waiting(),
  }
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

/** A new SKU that differs from one of an earlier product of the batch by case alone. Those that stand are left alone. */
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
    errors.push(staleProduct({ code: current.code }, 'version', { fresh: current }))
  }
}
