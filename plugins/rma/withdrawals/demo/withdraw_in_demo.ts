import { Clock } from '#core/time/clock'
import { DeclareWithdrawal } from '#plugins/rma/withdrawals/actions/declare_withdrawal'
import { DemoHistory } from '#core/boot/demo_history'
import { DomainError } from '#core/errors/domain_error'
import { RefundWithdrawal } from '#plugins/rma/withdrawals/actions/refund_withdrawal'
import { Store } from '#core/database/store'
import { systemOrigin } from '#core/audit/origin'
import type { DemoShop } from '#core/plugin/contract'

/** Orders that were sent and of which nothing was given back, the last one first. */
const SENT = `select o.id, (select min(l.id) from sales_order_lines l where l.order_id = o.id) as line
  from sales_orders o where o.state = 'completed' and o.customer_id is not null
    and not exists (select 1 from sales_refunds r where r.order_id = o.id)
    and exists (select 1 from sales_shipments s where s.order_id = o.id)
  order by o.id desc limit 20`

/** A bottle that is to be paid back, and a whole order that was. A shop that has a withdrawal is left alone. */
export async function withdrawInDemo({ app }: DemoShop): Promise<void> {
  const store = await app.container.make(Store)
  if ((await store.reader.first('select id from rma_withdrawals limit 1')) !== null) return
  const past = await DemoHistory.open(app, (await app.container.make(Clock)).iso())
  const [declare, refund] = await Promise.all([past.make(DeclareWithdrawal), past.make(RefundWithdrawal)])
  const origin = systemOrigin('command', 'demo')
  const orders = await store.reader.all<{ id: number; line: number }>(SENT)
  const made: number[] = []
  for (const { id, line } of orders) {
    const lines = made.length === 0 ? [{ lineId: Number(line), quantity: 1 }] : null
    const wanted = { orderId: Number(id), lines, reason: '', callKey: null }
    try {
      made.push(await declare.execute(wanted, origin))
    } catch (error) {
      // The period of the order is over, or a professional placed it.
      if (!(error instanceof DomainError)) throw error
    }
    if (made.length === 2) break
  }
  const [, whole] = made
  if (whole !== undefined) await refund.execute({ id: whole, restock: true, isByProvider: false }, origin)
}
