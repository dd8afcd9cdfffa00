import { inject } from '@adonisjs/core'
import { dialectOf } from '#core/database/write_set'
import { MoveStock, ReleaseReservedPieces } from '#plugins/catalogue/index'
import { addPieces } from '#plugins/sales/orders/services/add_pieces'
import { inside } from '#plugins/sales/database/statements'
import { partsOf, type StoredOrder, type StoredOrderLine } from '#plugins/sales/orders/services/stored_order'
import { piecesOfPart } from '#plugins/sales/orders/services/cancel_lines'
import type { Origin } from '#core/audit/origin'
import type { RefundDraft } from '#plugins/sales/refunds/refund_draft'
import type { Run } from '#plugins/sales/database/statements'
import type { Transaction } from '#core/database/store'

interface Applied {
  order: StoredOrder
  draft: RefundDraft
  /** Code of the source that restocked pieces go to; null: the source that they were shipped from. */
  source: string | null
  /** Number of the credit note, for the ledger. */
  reference: string
  origin: Origin
}

/** Applies a credit note to the order lines and the stock. */
@inject()
export class RefundEffects {
  constructor(
    private readonly release: ReleaseReservedPieces,
    private readonly move: MoveStock
  ) {}

  /** Returns the updated lines of the order. */
  async apply(trx: Transaction, { order, draft, source, reference, origin }: Applied): Promise<StoredOrderLine[]> {
    const run = inside(trx)
    const dialect = dialectOf(trx)
    const refunded = new Map<number, number>()
    const unshipped = new Map<number, number>()
    for (const { line, quantity, unshipped: waiting } of draft.lines) {
      refunded.set(line.id, quantity)
      if (waiting > 0) unshipped.set(line.id, waiting)
    }
    await addPieces(run, dialect, 'refunded', refunded)
    await addPieces(run, dialect, 'unshipped', unshipped)
    const free = stockOf(order, draft, 'unshipped')
    if (free.length > 0) await this.release.execute({ reference: order.number, lines: free }, trx)
    const back = await managedPieces(run, stockOf(order, draft, 'restocked'))
    const left = source === null ? await sourcesLeft(run, order.number, back) : new Map<number, string>()
    // Pieces without a stock movement, because their stock was not managed then, are not restocked.
    const moves = back.flatMap(({ variantId, quantity }) => {
      const place = source ?? left.get(variantId)
      return place === undefined ? [] : [{ variantId, quantity, source: place, reason: 'refund', reference }]
    })
    if (moves.length > 0) await this.move.execute(moves, origin, trx)
    return order.lines.map((line) => ({
      ...line,
      refunded: line.refunded + (refunded.get(line.id) ?? 0),
      unshipped: line.unshipped + (unshipped.get(line.id) ?? 0),
    }))
  }
}

/** Pieces by variant. A bundle counts as its parts. */
function stockOf({ lines }: StoredOrder, draft: RefundDraft, field: 'unshipped' | 'restocked') {
  return draft.lines.flatMap((one) => {
    const pieces = one[field]
    const parts = partsOf(lines, one.line)
    const each = parts.length > 0 ? parts : [one.line]
    return each.flatMap((line) => {
      const quantity = line === one.line ? pieces : piecesOfPart(line, one.line, pieces)
      return line.variantId !== null && quantity > 0 ? [{ variantId: line.variantId, quantity }] : []
    })
  })
}

/** The source of the last stock movement of each variant for an order. */
export async function sourcesLeft(
  run: Run,
  number: string,
  pieces: readonly { variantId: number }[]
): Promise<Map<number, string>> {
  if (pieces.length === 0) return new Map()
  const marks = pieces.map(() => '?').join(', ')
  const rows = await run<{ variant: number; source: string }>(
    `select m.variant_id as variant, s.code as source from catalogue_stock_movements m
     join catalogue_inventory_sources s on s.id = m.source_id
     where m.reference = ? and m.quantity < 0 and m.variant_id in (${marks}) order by m.id`,
    [number, ...pieces.map(({ variantId }) => variantId)]
  )
  return new Map(rows.map(({ variant, source }) => [Number(variant), source]))
}

/** Filters the pieces to variants whose stock is managed. */
export async function managedPieces<T extends { variantId: number }>(run: Run, pieces: T[]): Promise<T[]> {
  if (pieces.length === 0) return []
  const ids = pieces.map(({ variantId }) => variantId)
  const marks = ids.map(() => '?').join(', ')
  const rows = await run<{ id: number }>(
    `select id from catalogue_variants where manage_stock and id in (${marks})`,
    ids
  )
  const counted = new Set(rows.map(({ id }) => Number(id)))
  return pieces.filter(({ variantId }) => counted.has(variantId))
}
