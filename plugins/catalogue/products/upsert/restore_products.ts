import { inject } from '@adonisjs/core'
import { Addresses } from '#plugins/catalogue/permalinks/addresses'
import { ChannelPort } from '#core/context/shop_context'
import { Clock } from '#core/time/clock'
import { ProductJournal } from '#plugins/catalogue/products/upsert/product_journal'
import { Statements } from '#core/database/statements'
import { loadProducts } from '#plugins/catalogue/products/upsert/load_products'
import { LOCALES } from '#core/i18n/locales'
import { readBatch } from '#plugins/catalogue/products/upsert/batch_reading'
import { writeBatch } from '#plugins/catalogue/products/upsert/write_batch'
import type { Origin } from '#core/audit/origin'
import type { ProductPlan } from '#plugins/catalogue/products/upsert/plan'
import type { ProductState, StockState, VariantState } from '#plugins/catalogue/products/upsert/product_state'
import type { Transaction } from '#core/database/store'

/** What was on hand, by SKU and source. */
export type OnHand = Record<string, Record<string, number>>

export interface Restoration {
  /** The product as it shall be again. */
  before: ProductState
  /** Its stock after the change that is taken back. What was sold and received since stays. */
  onHand: OnHand
  current: ProductState
}

export function onHandOf({ variants }: Pick<ProductState, 'variants'>): OnHand {
  return Object.fromEntries(
    variants.map(({ sku, stock }) => [
      sku,
      Object.fromEntries(Object.entries(stock).map(([source, { onHand }]) => [source, onHand])),
    ])
  )
}

/** Whether a variant that would go has reserved pieces. */
export function isReserved({ before, current }: Pick<Restoration, 'before' | 'current'>): boolean {
  const kept = new Set(before.variants.map(({ id }) => id))
  return current.variants.some(({ id, stock }) => {
    return !kept.has(id) && Object.values(stock).some(({ reserved }) => reserved > 0)
  })
}

/** Gives products an earlier state again: everything that `UpsertProducts` writes. Stock goes back by the difference of then. */
@inject()
export class RestoreProducts {
  constructor(
    private readonly addresses: Addresses,
    private readonly channels: ChannelPort,
    private readonly clock: Clock,
    private readonly journal: ProductJournal
  ) {}

  /** The products as they are, by id. Their stock is locked. */
  load(trx: Transaction, ids: readonly number[]) {
    return loadProducts(new Statements(trx), ids)
  }

  async execute(trx: Transaction, restorations: readonly Restoration[], origin: Origin): Promise<void> {
    if (restorations.length === 0) return
    const db = new Statements(trx)
    const { definitions } = await readBatch(db, [])
    const currency = this.channels.all()[0]?.baseCurrency ?? 'EUR'
    const changed = restorations.map(planOf)
    const written = await writeBatch(
      { trx, db, addresses: this.addresses, definitions, currency, now: this.clock.iso(), reason: 'adjustment' },
      { changed, unchanged: [], pendingLinks: new Map() }
    )
    await this.journal.record(trx, origin, changed, { ...written, changes: [] })
  }
}

function planOf({ before, onHand, current }: Restoration, index: number): ProductPlan {
  const present = new Map(current.variants.map((variant) => [variant.id, variant]))
  const variants = before.variants.map((variant): VariantState => {
    const now = present.get(variant.id)
    const stock = stockOf(variant, now?.stock ?? {}, onHand[variant.sku] ?? {})
    return { ...variant, id: now ? variant.id : null, stock }
  })
  const next: ProductState = { ...before, id: current.id, version: current.version, variants }
  const moved = LOCALES.filter((locale) => {
    const { slug } = before.translations[locale]
    return slug !== '' && slug !== current.translations[locale].slug
  })
  return {
    index,
    input: { code: before.code, variants: [] },
    current,
    next,
    wantedSlugs: Object.fromEntries(moved.map((locale) => [locale, before.translations[locale].slug])),
    hash: before.rowHash,
    errors: [],
    lacks: { values: [], kept: [], isHeldBack: false },
  }
}

function stockOf(
  { stock: before }: VariantState,
  now: Readonly<Record<string, StockState>>,
  after: Readonly<Record<string, number>>
): Record<string, StockState> {
  const sources = new Set([...Object.keys(before), ...Object.keys(now)])
  return Object.fromEntries(
    [...sources].map((source) => {
      const { onHand = 0, reserved = 0 } = now[source] ?? {}
      const difference = (before[source]?.onHand ?? 0) - (after[source] ?? 0)
      return [source, { onHand: Math.max(0, onHand + difference), reserved }]
    })
  )
}
