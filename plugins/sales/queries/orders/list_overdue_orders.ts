import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import type { Locale } from '#core/i18n/locales'

/** An order whose online payment never came. */
export interface OverdueOrder {
  id: number
  locale: Locale
}

/** How many are looked at in one run; the next run takes the others. */
const MOST = 200

/** An attempt that was authorised or paid is none of them, whatever its amount. */
const FIND = `select o.id, o.locale from sales_orders o join sales_payments p on p.order_id = o.id
  where o.state = 'pending_payment' and o.paid_amount = 0 and o.invoiced_amount = 0
    and p.attempt = (select max(attempt) from sales_payments where order_id = o.id)
    and p.state in ('begun', 'pending', 'failed', 'canceled') and p.updated_at < ?
  order by o.id limit ${MOST}`

/** Orders that wait for an online payment since before an instant, counted from their last attempt. */
@inject()
export class ListOverdueOrders {
  constructor(private readonly store: Store) {}

  async execute(since: string): Promise<OverdueOrder[]> {
    const rows = await this.store.reader.all<OverdueOrder>(FIND, [since])
    return rows.map(({ id, locale }) => ({ id: Number(id), locale }))
  }
}
