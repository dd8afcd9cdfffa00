import { inject } from '@adonisjs/core'
import { DomainError } from '#core/errors/domain_error'
import { Store } from '#core/database/store'
import { Translator } from '#core/i18n/translator'
import { PlanParcels, type PlannedParcel } from '#plugins/sales/shipments/plan_parcels'
import { ShipOrder } from '#plugins/sales/shipments/actions/ship_order'
import { idempotentCall, earlierResult } from '#plugins/sales/documents/idempotency'
import { outside } from '#plugins/sales/database/statements'
import type { Locale } from '#core/i18n/locales'
import type { Origin } from '#core/audit/origin'

/** Orders to ship, one parcel each. */
export interface ShippedTogether {
  orders: readonly { id: number; trackingNumber: string }[]
  carrier: string
  /** Mail the customers. */
  isTold: boolean
  /** Also ship unpaid orders. */
  sendsUnpaid: boolean
}

/** Result for an order: its shipment, or the reason why there is none. */
export interface ShipmentOutcome {
  order: number
  number: string
  shipment: number | null
  reason: string | null
}

interface Asking {
  origin: Origin
  /** Language of the reasons. */
  locale: Locale
  /** Idempotency key; null: each call ships what is left. */
  key: string | null
}

/**
 * Ships many orders. Each is checked and shipped in a transaction of its own, so that an order that was shipped or canceled
 * meanwhile does not affect the others. A repeated call with the same key ships nothing twice.
 */
@inject()
export class ShipOrders {
  constructor(
    private readonly store: Store,
    private readonly plan: PlanParcels,
    private readonly ship: ShipOrder,
    private readonly translator: Translator
  ) {}

  async execute(wish: ShippedTogether, asking: Asking): Promise<ShipmentOutcome[]> {
    const wanted = new Map(wish.orders.map((order) => [order.id, order.trackingNumber]))
    const planned = await this.plan.execute([...wanted.keys()], wish)
    const outcomes: ShipmentOutcome[] = []
    for (const parcel of planned) {
      outcomes.push(await this.#one(parcel, wanted.get(parcel.id) ?? '', wish, asking))
    }
    return outcomes
  }

  async #one(
    parcel: PlannedParcel,
    trackingNumber: string,
    { carrier, isTold }: ShippedTogether,
    { origin, locale, key }: Asking
  ): Promise<ShipmentOutcome> {
    const { id, number, lines, source } = parcel
    const owner = `staff:${origin.actor.id ?? ''}`
    const body = { carrier, trackingNumber, isTold }
    try {
      const call = idempotentCall(`shipments_together.${id}`, owner, key ?? undefined, body)
      const before = await earlierResult(outside(this.store), call)
      if (before !== null) return { order: id, number, shipment: before, reason: null }
      if (!source) {
        const reason = this.translator.translate(locale, `sales.not_shipped.${parcel.reason ?? 'nothing'}`)
        return { order: id, number, shipment: null, reason }
      }
      const shipment = { orderId: id, source: source.code, lines, carrier, trackingNumber, isTold }
      return { order: id, number, shipment: await this.ship.execute(shipment, origin, call), reason: null }
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      const reason = this.translator.translate(locale, error.kind.message, error.parameters)
      return { order: id, number, shipment: null, reason }
    }
  }
}
