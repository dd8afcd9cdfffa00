import { inject } from '@adonisjs/core'
import { Store, type Transaction } from '#core/database/store'
import { Clock } from '#core/time/clock'
import { Bulk } from '#plugins/catalogue/database/bulk'
import { quantityInvalid, stockInsufficient, variantNotFound } from '#plugins/catalogue/errors'
import { lockLevels, type Levels } from '#plugins/catalogue/services/stock/levels'
import { StockJournal } from '#plugins/catalogue/services/stock/stock_journal'

export interface ReservationLine {
  variantId: number
  quantity: number
}

export interface ReservationRequest {
  /** What it is for, such as an order's number: releasing and taking name it. */
  reference: string
  lines: readonly ReservationLine[]
  /** Instant after which it is given back; null: never by itself. */
  expiresAt: string | null
}

interface Share {
  variant: number
  source: number
  quantity: number
}

interface VariantRow {
  id: number
  sku: string
  manage_stock: boolean | number
}

/**
 * Promises stock to somebody: all lines or none. Open sources are asked in the order of their
 * priority, and may share a line. Variants whose stock is not managed need no promise.
 */
@inject()
export class ReserveStock {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly journal: StockJournal
  ) {}

  execute(request: ReservationRequest, trx?: Transaction): Promise<void> {
    if (trx) return this.#run(trx, request)
    return this.store.transaction((opened) => this.#run(opened, request))
  }

  async #run(trx: Transaction, { reference, lines, expiresAt }: ReservationRequest): Promise<void> {
    const bulk = new Bulk(trx)
    const wanted = await this.#wanted(bulk, lines)
    const levels = await lockLevels(
      bulk,
      wanted.map(({ id }) => id)
    )
    const shares = wanted.flatMap((line) => shareOut(line, levels))
    await this.#promise(bulk, shares)
    const now = this.clock.iso()
    await bulk.run(
      `insert into catalogue_stock_reservations
         (reference, variant_id, source_id, quantity, status, expires_at, created_at)
       select r.reference, r.variant, r.source, r.quantity, 'open', r.expires_at, r.now
       from ${bulk.rows({ ...SHARE, reference: 'text', expires_at: 'instant', now: 'instant' })} where true`,
      shares.map((share) => ({ ...share, reference, expires_at: expiresAt, now }))
    )
    await this.journal.publish(
      trx,
      wanted.map(({ id }) => id)
    )
  }

  /** Lines of one variant together, in the order of their keys; those without managed stock left out. */
  async #wanted(bulk: Bulk, lines: readonly ReservationLine[]) {
    const quantities = new Map<number, number>()
    for (const { variantId, quantity } of lines) {
      if (!Number.isSafeInteger(quantity) || quantity <= 0) throw quantityInvalid({}, 'quantity')
      quantities.set(variantId, (quantities.get(variantId) ?? 0) + quantity)
    }
    const rows = await bulk.run<VariantRow>(
      `select id, sku, manage_stock from catalogue_variants where id in ${bulk.ids} order by id`,
      [...quantities.keys()]
    )
    const missing = [...quantities.keys()].find((id) => !rows.some((row) => row.id === id))
    if (missing !== undefined) throw variantNotFound({ id: missing })
    return rows
      .filter(({ manage_stock: isManaged }) => Boolean(isManaged))
      .map(({ id, sku }) => ({ id, sku, quantity: quantities.get(id) as number }))
  }

  /** The condition stands in the statement itself: whatever was read before, nothing is sold twice. */
  async #promise(bulk: Bulk, shares: readonly Share[]): Promise<void> {
    const held = await bulk.run(
      `update catalogue_stock_levels set reserved = reserved + r.quantity from ${bulk.rows(SHARE)}
       where variant_id = r.variant and source_id = r.source and on_hand - reserved >= r.quantity
       returning variant_id`,
      shares
    )
    if (held.length !== shares.length) throw stockInsufficient({ sku: '', available: 0 })
  }
}

const SHARE = { variant: 'bigint', source: 'bigint', quantity: 'integer' } as const

function shareOut({ id, sku, quantity }: { id: number; sku: string; quantity: number }, levels: Levels): Share[] {
  const shares: Share[] = []
  const open = levels.openFor(id)
  // What is missing of a source is promised all the same: another one may have to give it.
  const available = Math.max(
    0,
    open.reduce((sum, { onHand, reserved }) => sum + onHand - reserved, 0)
  )
  if (quantity > available) throw stockInsufficient({ sku, available })
  let missing = quantity
  for (const { source, onHand, reserved } of open) {
    const taken = Math.min(missing, onHand - reserved)
    if (taken <= 0) continue
    shares.push({ variant: id, source, quantity: taken })
    missing -= taken
  }
  return shares
}
