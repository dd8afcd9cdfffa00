import { inject } from '@adonisjs/core'
import { FindSendingSources } from '#plugins/catalogue/index'
import { Store } from '#core/database/store'
import { PAYMENT_STATE } from '#plugins/sales/orders/lists/payment_state_sql'
import { PaymentMethods } from '#plugins/sales/payments/services/payment_methods'
import { amongIds, bindIds } from '#core/lists/among_ids'
import { openQuantities, type LinePieces } from '#plugins/sales/orders/services/quantities'
import { ownLines } from '#plugins/sales/orders/services/stored_order'
import { parcelOf, type ParcelLine } from '#plugins/sales/shipments/parcel_lines'
import { orderLines } from '#plugins/sales/orders/tables'
import { fromStore } from '#core/database/run_rows'
import type { OrderState } from '#plugins/sales/orders/order_states'
import type { RowIn } from '#core/database/table'

/** Why an order cannot be shipped in a batch. Translation key: `sales.not_shipped.<reason>`. */
export type NotShipped = 'unpaid' | 'nothing' | 'short' | 'scattered'

/** A parcel with all pieces of an order that are left to ship, or the reason why there is none. */
export interface PlannedParcel {
  id: number
  number: string
  customer: string
  /** Pieces of the lines, without parts of bundles. */
  pieces: number
  lines: LinePieces[]
  /** Null: `reason` is set. */
  source: { code: string; name: string } | null
  reason: NotShipped | null
}

interface OrderRow {
  id: number
  number: string
  customer: string
  state: OrderState
  payment_code: string
  payment_state: string
  authorised: boolean | number
}

type LineRow = RowIn<typeof orderLines>

const CLOSED = new Set<OrderState>(['quote', 'canceled', 'closed', 'completed'])
const UNPAID = new Set(['unpaid', 'partly'])

/** Plans the parcels of many orders, with a fixed number of statements. An order is planned whole or not at all. */
@inject()
export class PlanParcels {
  constructor(
    private readonly store: Store,
    private readonly methods: PaymentMethods,
    private readonly sources: FindSendingSources
  ) {}

  /** Returns the parcels in the order of the ids, without unknown orders. */
  async execute(ids: readonly number[], { sendsUnpaid }: { sendsUnpaid: boolean }): Promise<PlannedParcel[]> {
    const orders = await this.#orders(ids)
    const lines = Map.groupBy(await this.#lines(ids), ({ orderId }) => orderId)
    const parcels = orders.map((order) => ({ order, ...parcelFor(lines.get(Number(order.id)) ?? []) }))
    const places = await this.sources.execute(
      parcels.map(({ order, sent }) => ({ reference: order.number, pieces: sent }))
    )
    const planned: PlannedParcel[] = []
    for (const { order, pieces, lines: wanted } of parcels) {
      const place = places.get(order.number) ?? 'short'
      const reason = await this.#reason(order, { pieces, place, sendsUnpaid })
      planned.push({
        id: Number(order.id),
        number: order.number,
        customer: order.customer,
        pieces,
        lines: wanted,
        source: reason === null && typeof place === 'object' ? place : null,
        reason,
      })
    }
    return planned
  }

  async #reason(
    order: OrderRow,
    { pieces, place, sendsUnpaid }: { pieces: number; place: object | 'short' | 'scattered'; sendsUnpaid: boolean }
  ): Promise<NotShipped | null> {
    if (pieces === 0 || CLOSED.has(order.state)) return 'nothing'
    if (!sendsUnpaid && UNPAID.has(order.payment_state) && !order.authorised && (await this.#isPaidFirst(order))) {
      return 'unpaid'
    }
    return typeof place === 'object' ? null : place
  }

  /** Whether the order must be paid before it is shipped. False for payment on delivery, and for an unknown payment method. */
  async #isPaidFirst({ payment_code: code }: OrderRow): Promise<boolean> {
    const method = await this.methods.find(code)
    return method !== null && !method.isPaidOnDelivery
  }

  async #orders(ids: readonly number[]): Promise<OrderRow[]> {
    const { reader, dialect } = this.store
    const rows = await reader.all<OrderRow>(
      `select o.id, o.number, o.customer_name as customer, o.state, o.payment_code, ${PAYMENT_STATE} as payment_state,
         exists (select 1 from sales_payments p where p.order_id = o.id and p.state = 'authorised') as authorised
       from sales_orders o where ${amongIds(dialect, 'o.id')}`,
      [bindIds(dialect, ids)]
    )
    const byId = new Map(rows.map((row) => [Number(row.id), row]))
    return ids.flatMap((id) => byId.get(id) ?? [])
  }

  async #lines(ids: readonly number[]): Promise<LineRow[]> {
    const end = `where ${amongIds(this.store.dialect, 'order_id')} order by order_id, position`
    return orderLines.selectWhere(fromStore(this.store), end, [bindIds(this.store.dialect, ids)])
  }
}

/** All pieces of an order that are left to ship. */
function parcelFor(lines: readonly ParcelLine[]): { pieces: number; lines: LinePieces[]; sent: Map<number, number> } {
  const wanted = ownLines(lines)
    .map((line) => ({ lineId: line.id, quantity: openQuantities(line).toShip }))
    .filter(({ quantity }) => quantity > 0)
  if (wanted.length === 0) return { pieces: 0, lines: [], sent: new Map() }
  const parcel = parcelOf(lines, wanted)
  const sent = new Map<number, number>()
  for (const { variantId, quantity } of parcel.pieces) sent.set(variantId, (sent.get(variantId) ?? 0) + quantity)
  return { pieces: parcel.quantity, lines: wanted, sent }
}
