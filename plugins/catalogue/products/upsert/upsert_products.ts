import { inject } from '@adonisjs/core'
import { ChannelPort, type Channel } from '#core/context/shop_context'
import { Store, type Transaction } from '#core/database/store'
import { Clock } from '#core/time/clock'
import { Statements } from '#core/database/statements'
import { Addresses } from '#plugins/catalogue/permalinks/addresses'
import { CategoryTree } from '#plugins/catalogue/categories/category_tree'
import { diffProduct, type Changes } from '#plugins/catalogue/products/upsert/diff_product'
import { planBatch, type BatchPlan, type PlanRules } from '#plugins/catalogue/products/upsert/product_planner'
import { ProductJournal } from '#plugins/catalogue/products/upsert/product_journal'
import { referDescriptions } from '#plugins/catalogue/links/refer_descriptions'
import { lockProducts } from '#plugins/catalogue/database/lock_products'
import { runWrites } from '#core/database/write_set'
import { writeBatch } from '#plugins/catalogue/products/upsert/write_batch'
import type { BatchReading } from '#plugins/catalogue/products/upsert/batch_reading'
import type { DomainError } from '#core/errors/domain_error'
import { DEFAULT_LOCALE, type Locale } from '#core/i18n/locales'
import type { Origin } from '#core/audit/origin'
import type { ProductInput, ProductStatus } from '#plugins/catalogue/products/upsert/product_input'
import type { LackingValues, ProductPlan } from '#plugins/catalogue/products/upsert/plan'
import type { ProductState } from '#plugins/catalogue/products/upsert/product_state'

export interface UpsertOptions {
  origin: Origin
  /** Channel whose base currency the prices are in; absent: the first one. */
  channel?: string
  /** Whether unknown options are created instead of refused. */
  createOptions?: boolean
  /** Whether unknown categories and dishes are created instead of refused. */
  createCategories?: boolean
  /**
   * Products that lack values which their family requires stay drafts, and published ones keep theirs, instead of being
   * refused.
   */
  mayLackValues?: boolean
  /** Status of new products whose input has none; absent: published. */
  newStatus?: ProductStatus
  /** What the caller read of the batch, in this transaction and under the lock of the products. */
  reading?: BatchReading
}

/** A requested slug that was taken, and the free one that was used instead. */
export interface MovedSlug {
  locale: Locale
  wanted: string
  slug: string
}

/** The result of one product of a batch. */
export interface UpsertResult {
  /** Index of the product in the batch. */
  index: number
  outcome: 'created' | 'updated' | 'unchanged' | 'refused'
  /** Null if refused. */
  id: number | null
  code: string
  /** Number of variants in the input. */
  variants: number
  /** The reasons of a refusal; `field` is the path in the input, such as `variants.0.price`. */
  errors: DomainError[]
  /** Requested slugs that other products have or had, with those used instead. */
  movedSlugs: MovedSlug[]
  /** What became of values that its family requires; null where nothing was looked at or written. */
  lacks: LackingValues | null
  /** What an update changed of a product, by the name it has now; null where nothing was or the product is new. */
  changed: { name: string; fields: Changes } | null
  /** The product before and after it was written; null where it was not. */
  written: { before: ProductState | null; after: ProductState } | null
}

/**
 * The only way to write products: a form sends a batch of one, an import hundreds. Refused products
 * leave the others alone. The number of statements does not grow with the batch; keep it to 500.
 */
@inject()
export class UpsertProducts {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly channels: ChannelPort,
    private readonly addresses: Addresses,
    private readonly tree: CategoryTree,
    private readonly journal: ProductJournal
  ) {}

  /** Without `trx` in a transaction of its own. Results come in the order of the batch. */
  execute(inputs: readonly ProductInput[], options: UpsertOptions, trx?: Transaction): Promise<UpsertResult[]> {
    if (inputs.length === 0) return Promise.resolve([])
    if (trx) return this.#run(trx, inputs, options)
    return this.store.transaction((opened) => this.#run(opened, inputs, options))
  }

  async #run(trx: Transaction, inputs: readonly ProductInput[], options: UpsertOptions): Promise<UpsertResult[]> {
    if (!options.reading) await lockProducts(trx)
    const db = new Statements(trx)
    const now = this.clock.iso()
    const { baseCurrency: currency } = this.#channel(options.channel)
    const rules: PlanRules = {
      currency,
      now,
      createOptions: options.createOptions ?? false,
      tree: options.createCategories ? this.tree : null,
      isReserved: (slug) => this.addresses.isReserved('product', slug),
      mayLackValues: options.mayLackValues ?? false,
      newStatus: options.newStatus ?? 'published',
    }
    const batch = await planBatch(trx, db, inputs, rules, options.reading)
    const accepted = batch.plans.filter(({ errors }) => errors.length === 0)
    await referDescriptions(
      accepted.map(({ current, next }) => ({ before: current?.translations ?? {}, after: next.translations }))
    )
    const changed = accepted.filter(isChange)
    const unchanged = accepted.filter((plan) => !changed.includes(plan))
    const { definitions } = batch
    const reason = options.origin.channel === 'import' ? 'import' : 'adjustment'
    const written = await writeBatch(
      { trx, db, addresses: this.addresses, definitions, currency, now, reason },
      { changed, unchanged, pendingLinks: batch.pendingLinks }
    )
    const changes = batch.hasNewWords ? [{ topic: 'catalogue.categories', keys: ['*'] }] : []
    if (changed.length > 0) await this.journal.record(trx, options.origin, changed, { ...written, changes })
    else await runWrites(trx, [this.store.changes.write(trx, ...changes)])
    return resultsOf(inputs, batch, new Set(changed))
  }

  #channel(code: string | undefined): Channel {
    const channels = this.channels.all()
    return (channels.find((channel) => channel.code === code) ?? channels[0]) as Channel
  }
}

function isChange({ current, next, wantedSlugs }: ProductPlan): boolean {
  if (current === null || Object.keys(wantedSlugs).length > 0) return true
  return Object.keys(diffProduct(current, next)).length > 0
}

function resultsOf(
  inputs: readonly ProductInput[],
  { plans, skipped }: BatchPlan,
  changed: ReadonlySet<ProductPlan>
): UpsertResult[] {
  const results: UpsertResult[] = []
  for (const [index, { id, code }] of skipped) {
    const variants = inputs[index]?.variants.length ?? 0
    const nothing = { errors: [], movedSlugs: [], lacks: null, changed: null, written: null }
    results.push({ index, outcome: 'unchanged', id, code, variants, ...nothing })
  }
  for (const plan of plans) results.push(resultOf(plan, changed.has(plan)))
  return results.sort((one, other) => one.index - other.index)
}

function resultOf(plan: ProductPlan, isChanged: boolean): UpsertResult {
  const { index, input, current, next, errors, lacks } = plan
  const isRefused = errors.length > 0
  const written = current ? 'updated' : 'created'
  return {
    index,
    outcome: isRefused ? 'refused' : isChanged ? written : 'unchanged',
    id: isRefused ? null : next.id,
    code: next.code,
    variants: input.variants.length,
    errors,
    movedSlugs: isRefused ? [] : movedSlugs(plan),
    lacks: isRefused ? null : lacks,
    changed: current && isChanged ? { name: nameOf(next), fields: diffProduct(current, next) } : null,
    written: isChanged && !isRefused ? { before: current, after: next } : null,
  }
}

/** In the shop's first language, else in any. */
export function nameOf({ code, translations }: ProductState): string {
  const named = Object.values(translations).find(({ name }) => name !== '')
  return translations[DEFAULT_LOCALE].name || named?.name || code
}

/** Only slugs that the input gives. A slug generated from a name may be any free one. */
function movedSlugs({ input, next, wantedSlugs }: ProductPlan): MovedSlug[] {
  return Object.entries(wantedSlugs).flatMap(([key, wanted]) => {
    const locale = key as Locale
    const { slug } = next.translations[locale]
    return input.translations?.[locale]?.slug && slug !== wanted ? [{ locale, wanted, slug }] : []
  })
}
