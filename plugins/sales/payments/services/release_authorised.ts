import { inject } from '@adonisjs/core'
import { PaymentMethods } from '#plugins/sales/payments/services/payment_methods'
import { WriteMovement } from '#plugins/sales/payments/services/write_movement'
import { dialectOf } from '#core/database/write_set'
import { inside } from '#plugins/sales/database/statements'
import { paymentUnderWay } from '#plugins/sales/payments/errors'
import { readMoney } from '#plugins/sales/payments/services/provider_money'
import type { Origin } from '#core/audit/origin'
import type { StoredOrder } from '#plugins/sales/orders/services/stored_order'
import type { Transaction } from '#core/database/store'

/** Releases the authorised money of a canceled order. A job sends the request to the provider. */
@inject()
export class ReleaseAuthorised {
  constructor(
    private readonly methods: PaymentMethods,
    private readonly write: WriteMovement
  ) {}

  /** The order is locked. @throws paymentUnderWay while a capture is open */
  async execute(trx: Transaction, order: StoredOrder, origin: Origin): Promise<void> {
    const { money, open } = await readMoney(inside(trx), dialectOf(trx), order.id)
    if (open.some(({ kind }) => kind === 'capture')) throw paymentUnderWay()
    if (!money || money.toCapture === 0) return
    const { id: paymentId, method: name, currency } = money.payment
    const method = await this.methods.find(name)
    if (!method?.void) return
    const movement = { order, paymentId, amount: money.toCapture, currency, origin }
    await this.write.execute(trx, { ...movement, kind: 'void', isSentByCaller: false })
  }
}
