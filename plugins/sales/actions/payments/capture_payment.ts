import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { PaymentMethods } from '#plugins/sales/services/orders/payment_methods'
import { Store, type Transaction } from '#core/database/store'
import { WriteMovement } from '#plugins/sales/services/payments/write_movement'
import {
  captureNotInParts,
  captureTooMuch,
  paymentNotCapturable,
  paymentUnderWay,
} from '#plugins/sales/errors/payments'
import { holdOrder } from '#plugins/sales/services/orders/order_reads'
import { inside } from '#plugins/sales/database/statements'
import { makeOnce } from '#plugins/sales/services/documents/make_once'
import { orderNotFound } from '#plugins/sales/errors/orders'
import { orderStates } from '#plugins/sales/states/order_states'
import { readMoney } from '#plugins/sales/services/payments/provider_money'
import type { IdempotentCall } from '#plugins/sales/services/orders/idempotency'
import type { Origin } from '#core/audit/origin'
import type { StoredOrder } from '#plugins/sales/services/orders/stored_order'

/** Money that is to be taken of a payment that was authorised. */
export interface Capture {
  orderId: number
  /** Minor units; null: all that is left. */
  amount: number | null
}

/** Writes down that money of an authorised payment is to be taken; `MoveMoney` asks its provider. */
@inject()
export class CapturePayment {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly methods: PaymentMethods,
    private readonly write: WriteMovement
  ) {}

  /**
   * Gives the id of the movement; one that waits for its answer already is given again, and the same call is the same one.
   * @throws orderNotFound, paymentNotCapturable, paymentUnderWay, captureTooMuch, captureNotInParts, idempotencyKeyReused
   */
  async execute(capture: Capture, origin: Origin, call: IdempotentCall | null = null): Promise<number> {
    return this.store.transaction(async (trx) => {
      const now = this.clock.iso()
      const order = await holdOrder(inside(trx), this.store.dialect, capture.orderId, now)
      if (!order) throw orderNotFound()
      const making = { call, orderId: order.id, now }
      return makeOnce(trx, making, () => this.#capture(trx, { order, capture, origin }))
    })
  }

  async #capture(
    trx: Transaction,
    { order, capture, origin }: { order: StoredOrder; capture: Capture; origin: Origin }
  ): Promise<number> {
    const run = inside(trx)
    const { money, open } = await readMoney(run, this.store.dialect, order.id)
    const waits = open.find(({ kind }) => kind !== 'refund')
    if (waits?.kind === 'capture' && waits.state === 'waiting' && capture.amount === waits.amount) return waits.id
    if (waits) throw paymentUnderWay()
    const method = money && (await this.methods.find(money.payment.method))
    if (!method?.capture || !money || money.toCapture === 0 || orderStates.isFinal(order.state)) {
      throw paymentNotCapturable()
    }
    const { toCapture, payment } = money
    const amount = capture.amount ?? toCapture
    if (amount > toCapture) {
      const most = { amount: toCapture, currency: payment.currency }
      throw captureTooMuch({ most }, 'amount', { most: toCapture })
    }
    if (amount < toCapture && !method.capturesParts) throw captureNotInParts({}, 'amount')
    const of = { order, paymentId: payment.id, amount, currency: payment.currency, origin }
    return this.write.execute(trx, { ...of, kind: 'capture', isAskedAtOnce: true })
  }
}
