import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { PayBack } from '#plugins/sales/services/payments/pay_back'
import { Store } from '#core/database/store'
import { historyWrite } from '#plugins/sales/services/orders/order_history'
import { holdOrder } from '#plugins/sales/services/orders/order_reads'
import { inside } from '#plugins/sales/database/statements'
import { refundNotFound } from '#plugins/sales/errors/orders'
import { refundSettled } from '#plugins/sales/errors/payments'
import { runWrites } from '#core/database/write_set'
import type { Run } from '#plugins/sales/database/statements'
import type { Origin } from '#core/audit/origin'

interface Row {
  id: number
  number: string
  state: string
  order_id: number
  returned_amount: number
}

const FIND = 'select id, number, state, order_id, returned_amount from sales_refunds where id = ?'

/** Has the money of a credit note given back once more after its provider refused, by the provider or by staff. */
@inject()
export class RepeatRefund {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly payBack: PayBack
  ) {}

  /** Asks for nothing while the provider has not answered yet. @throws refundNotFound, refundSettled, refundNotByProvider */
  async execute(id: number, isByProvider: boolean, origin: Origin): Promise<void> {
    const found = await this.store.reader.first<Row>(FIND, [id])
    if (!found) throw refundNotFound()
    await this.store.transaction(async (trx) => {
      const run = inside(trx)
      const now = this.clock.iso()
      const order = await holdOrder(run, this.store.dialect, Number(found.order_id), now)
      const [row] = await run<Row>(FIND, [id])
      if (!order || !row) throw refundNotFound()
      const { state, number } = row
      if (state === 'pending' && isByProvider) return
      if (state !== 'failed') throw refundSettled()
      const refund = { id, number, amount: Number(row.returned_amount) }
      const isTold = await wasTold(run, order.id, number)
      await this.payBack.execute(trx, { order, refund, isByProvider, origin, isTold })
      await run('update sales_refunds set state = ? where id = ?', [isByProvider ? 'pending' : 'refunded', id])
      if (isByProvider) return
      const moment = { kind: 'refund_settled' as const, details: { number } }
      await runWrites(trx, [historyWrite(trx, { orderId: order.id, origin, now }, moment)])
    })
  }
}

/** Whether the customer was sent the credit note: then they hear, too, when its money has gone after all. */
async function wasTold(run: Run, orderId: number, number: string): Promise<boolean> {
  const rows = await run<{ details: string; is_told: boolean | number }>(
    "select details, is_told from sales_order_history where order_id = ? and kind = 'refunded'",
    [orderId]
  )
  const issued = rows.find(({ details }) => (JSON.parse(details) as { number?: string }).number === number)
  return Boolean(issued?.is_told)
}
