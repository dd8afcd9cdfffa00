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
import { formatMoney } from '#core/money/format_money'
import { DEFAULT_LOCALE } from '#core/i18n/locales'
import { holdOrder } from '#plugins/sales/services/orders/order_reads'
import { inside } from '#plugins/sales/database/statements'
import { keepCall, type IdempotentCall } from '#plugins/sales/services/orders/idempotency'
import { madeByCall, requestKey } from '#plugins/sales/services/payments/money_call'
import { orderNotFound } from '#plugins/sales/errors/orders'
import { orderStates } from '#plugins/sales/states/order_states'
import { runWrites } from '#core/database/write_set'
import { readMoney } from '#plugins/sales/services/payments/provider_money'
import type { Origin } from '#core/audit/origin'
import type { PaymentMethod } from '#plugins/sales/contracts/payment_method'
import type { StoredOrder } from '#plugins/sales/services/orders/stored_order'

/** Money that is to be taken of a payment that was authorised. */
export interface Capture {
  orderId: number
  /** Minor units; null: all that is left. */
  amount: number | null
  /** The same call again is the same capture. */
  call: IdempotentCall | null
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
   * Gives the id of the movement; one that waits for its answer already is given again.
   * @throws orderNotFound, paymentNotCapturable, paymentUnderWay, captureTooMuch, captureNotInParts
   */
  async execute(capture: Capture, origin: Origin): Promise<number> {
    const row = await this.store.reader.first<{ payment_code: string }>(
      'select payment_code from sales_orders where id = ?',
      [capture.orderId]
    )
    const method = await this.methods.find(row?.payment_code ?? '')
    return this.store.transaction(async (trx) => {
      const order = await holdOrder(inside(trx), this.store.dialect, capture.orderId, this.clock.iso())
      if (!order) throw orderNotFound()
      return this.#capture(trx, { order, method, capture, origin })
    })
  }

  async #capture(
    trx: Transaction,
    work: { order: StoredOrder; method: PaymentMethod | null; capture: Capture; origin: Origin }
  ): Promise<number> {
    const { order, method, capture, origin } = work
    const run = inside(trx)
    const { call } = capture
    const made = await madeByCall(run, 'sales_payment_movements', order.id, call)
    if (made !== null) return made
    const { money, open } = await readMoney(run, this.store.dialect, order.id)
    const waits = open.find(({ kind }) => kind !== 'refund')
    if (waits?.kind === 'capture' && waits.state === 'waiting' && capture.amount === waits.amount) return waits.id
    if (waits) throw paymentUnderWay()
    if (!method?.capture || !money || money.toCapture === 0 || orderStates.isFinal(order.state)) {
      throw paymentNotCapturable()
    }
    const { toCapture, payment } = money
    const amount = capture.amount ?? toCapture
    if (amount > toCapture) {
      const most = formatMoney(DEFAULT_LOCALE, { amount: toCapture, currency: payment.currency })
      throw captureTooMuch({ most }, 'amount', { most: toCapture })
    }
    if (amount < toCapture && !method.capturesParts) throw captureNotInParts({}, 'amount')
    const of = { order, paymentId: payment.id, amount, currency: payment.currency, origin }
    await runWrites(trx, [keepCall(trx, call, order.id, this.clock.iso())])
    return this.write.execute(trx, { ...of, kind: 'capture', requestKey: requestKey(call), isAskedAtOnce: true })
  }
}
