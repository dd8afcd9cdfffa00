import { inject } from '@adonisjs/core'
import { AuditLog } from '#core/audit/audit_log'
import { Clock } from '#core/time/clock'
import { PaymentMethods } from '#plugins/sales/payments/services/payment_methods'
import { Store, type Transaction } from '#core/database/store'
import { WriteMovement } from '#plugins/sales/payments/services/write_movement'
import {
  captureNotInParts,
  captureTooMuch,
  paymentNotCapturable,
  paymentUnderWay,
} from '#plugins/sales/payments/errors'
import { holdOrder } from '#plugins/sales/orders/services/order_reads'
import { inside } from '#plugins/sales/database/statements'
import { makeOnce } from '#plugins/sales/documents/make_once'
import { orderNotFound } from '#plugins/sales/orders/errors'
import { orderStates } from '#plugins/sales/orders/order_states'
import { readMoney } from '#plugins/sales/payments/services/provider_money'
import type { IdempotentCall } from '#plugins/sales/documents/idempotency'
import type { Origin } from '#core/audit/origin'
import type { StoredOrder } from '#plugins/sales/orders/services/stored_order'

/** A capture of an authorised payment. */
export interface Capture {
  orderId: number
  /** Minor units; null: the remaining amount. */
  amount: number | null
}

/** Queues a capture of an authorised payment; `MoveMoney` sends it to the provider. */
@inject()
export class CapturePayment {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly methods: PaymentMethods,
    private readonly write: WriteMovement,
    private readonly audit: AuditLog
  ) {}

  /**
   * Returns the id of the movement. A pending capture, or a repeated call, returns the existing id.
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
    const { currency } = payment
    await this.audit.record(trx, origin, {
      subject: 'sales.orders',
      subjectId: String(order.id),
      action: 'updated',
      changes: { event: [null, 'capture_asked'], amount: [null, { amount, currency }] },
    })
    const of = { order, paymentId: payment.id, amount, currency, origin }
    return this.write.execute(trx, { ...of, kind: 'capture', isSentByCaller: true })
  }
}
