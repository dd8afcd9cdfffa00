import { inject } from '@adonisjs/core'
import { PaymentMethods } from '#plugins/sales/services/orders/payment_methods'
import { WriteMovement } from '#plugins/sales/services/payments/write_movement'
import { dialectOf } from '#core/database/write_set'
import { inside } from '#plugins/sales/database/statements'
import { paymentUnderWay } from '#plugins/sales/errors/payments'
import { readMoney } from '#plugins/sales/services/payments/provider_money'
import type { Origin } from '#core/audit/origin'
import type { StoredOrder } from '#plugins/sales/services/orders/stored_order'
import type { Transaction } from '#core/database/store'

/** Lets go of what was authorised of an order that is called off: its provider is asked by the job. */
@inject()
export class LetGo {
  constructor(
    private readonly methods: PaymentMethods,
    private readonly write: WriteMovement
  ) {}

  /** The order is held. @throws paymentUnderWay while money of it is being taken */
  async execute(trx: Transaction, order: StoredOrder, origin: Origin): Promise<void> {
    const { money, open } = await readMoney(inside(trx), dialectOf(trx), order.id)
    if (open.some(({ kind }) => kind === 'capture')) throw paymentUnderWay()
    if (!money || money.toCapture === 0) return
    const { id: paymentId, method: name, currency } = money.payment
    const method = await this.methods.find(name)
    if (!method?.void) return
    const asked = { order, paymentId, amount: money.toCapture, currency, origin }
    await this.write.execute(trx, { ...asked, kind: 'void', isAskedAtOnce: false })
  }
}
