import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Contributed } from '#plugins/sales/shared/contributions'
import { Store } from '#core/database/store'
import type { OverdueOrder } from '#plugins/sales/orders/queries/list_overdue_orders'

/** Most orders per payment method and run. The next run handles the others. */
const MOST = 200

const DAY = 24 * 3600

/** An order whose customer chose the method later waits from then on. */
const SINCE = `coalesce((select max(p.created_at) from sales_payments p where p.order_id = o.id and p.attempt > 1), o.placed_at)`

const FIND = `select o.id, o.locale from sales_orders o
  where o.state = 'pending' and o.channel = ? and o.payment_code = ? and ${SINCE} < ?
    and o.paid_amount = 0 and o.invoiced_amount = 0
    and not exists (select 1 from sales_shipments s where s.order_id = o.id)
  order by o.id limit ${MOST}`

/** Orders that are unpaid for longer than their payment method allows for payments outside the shop, such as transfers. */
@inject()
export class ListUnpaidOrders {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly contributed: Contributed
  ) {}

  async execute(): Promise<OverdueOrder[]> {
    const methods = await this.contributed.all('sales.payment_methods')
    const channels = await this.store.reader.all<{ channel: string }>(
      "select distinct channel from sales_orders where state = 'pending'"
    )
    const found: OverdueOrder[] = []
    for (const { name, contribution } of methods) {
      for (const { channel } of channels) {
        const days = contribution.waitDays?.(channel) ?? 0
        if (days === 0) continue
        const since = this.clock.isoIn(-days * DAY)
        const rows = await this.store.reader.all<OverdueOrder>(FIND, [channel, name, since])
        found.push(...rows.map(({ id, locale }) => ({ id: Number(id), locale })))
      }
    }
    return found
  }
}
