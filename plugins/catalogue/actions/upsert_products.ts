import { inject } from '@adonisjs/core'
import { ChannelPort, type Channel } from '#core/context/shop_context'
import { Store, type Transaction } from '#core/database/store'
import { Clock } from '#core/time/clock'
import { Bulk } from '#plugins/catalogue/database/bulk'
import { Addresses } from '#plugins/catalogue/services/addresses'
import { CategoryTree } from '#plugins/catalogue/services/categories/category_tree'
import { diffProduct } from '#plugins/catalogue/services/upsert/diff_product'
import { planBatch, type BatchPlan, type PlanRules } from '#plugins/catalogue/services/upsert/product_planner'
import { ProductJournal } from '#plugins/catalogue/services/upsert/product_journal'
import { lockProducts } from '#plugins/catalogue/services/lock_products'
import { runWrites } from '#core/database/write_set'
import { writeBatch } from '#plugins/catalogue/services/upsert/write_batch'
import type { BatchReading } from '#plugins/catalogue/services/upsert/batch_reading'
import type { DomainError } from '#core/errors/domain_error'
import type { Locale } from '#core/i18n/locales'
import type { Origin } from '#core/audit/origin'
import type { ProductInput } from '#plugins/catalogue/services/upsert/product_input'
import type { LackingValues, ProductPlan } from '#plugins/catalogue/services/upsert/plan'

export interface UpsertOptions {
  origin: Origin
  /** Channel whose base currency the prices are in; absent: the first one. */
  channel?: string
  /** Options that nobody offers yet are added instead of refused. */
  createOptions?: boolean
  /** Categories and dishes that do not exist are made instead of refused. */
  createCategories?: boolean
  /**
   * Products that lack values which their family requires stay drafts, and published ones keep theirs, instead of being
   * refused.
   */
  mayLackValues?: boolean
  /** What the caller read of the batch, in this transaction and under the lock of the products. */
  reading?: BatchReading
}

/** A slug that was asked for, and the one that was free. */
export interface MovedSlug {
  locale: Locale
  wanted: string
  slug: string
}

/** What became of one product of a batch. */
export interface UpsertResult {
  /** Place of the product in the batch. */
  index: number
  outcome: 'created' | 'updated' | 'unchanged' | 'refused'
  /** Null when refused. */
  id: number | null
  code: string
  /** How many variants the input told of. */
  variants: number
  /** Why it was refused; `field` names the place in the input, such as `variants.0.price`. */
  errors: DomainError[]
  /** Slugs that it was to have and that others hold or held, with what it got. */
  movedSlugs: MovedSlug[]
  /** What became of values that its family requires; null where nothing was looked at or written. */
  lacks: LackingValues | null
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
    const bulk = new Bulk(trx)
    const now = this.clock.iso()
    const { baseCurrency: currency } = this.#channel(options.channel)
    const rules: PlanRules = {
      currency,
      now,
      createOptions: options.createOptions ?? false,
      tree: options.createCategories ? this.tree : null,
      isReserved: (slug) => this.addresses.isReserved('product', slug),
      mayLackValues: options.mayLackValues ?? false,
    }
    const batch = await planBatch(trx, bulk, inputs, rules, options.reading)
    const accepted = batch.plans.filter(({ errors }) => errors.length === 0)
    const changed = accepted.filter(isChange)
    const unchanged = accepted.filter((plan) => !changed.includes(plan))
    const { definitions } = batch
    const reason = options.origin.channel === 'import' ? 'import' : 'adjustment'
    const written = await writeBatch(
      { trx, bulk, addresses: this.addresses, definitions, currency, now, reason },
      { changed, unchanged, waiting: batch.waiting }
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
    results.push({ index, outcome: 'unchanged', id, code, variants, errors: [], movedSlugs: [], lacks: null })
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
  }
}

/** Those that the input named; one made from a name may be any. */
function movedSlugs({ input, next, wantedSlugs }: ProductPlan): MovedSlug[] {
  return Object.entries(wantedSlugs).flatMap(([key, wanted]) => {
    const locale = key as Locale
    const { slug } = next.translations[locale]
    return input.translations?.[locale]?.slug && slug !== wanted ? [{ locale, wanted, slug }] : []
  })
}
