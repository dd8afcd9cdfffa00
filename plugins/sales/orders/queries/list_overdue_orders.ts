import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import type { Locale } from '#core/i18n/locales'

/** An order whose online payment was never made. */
export interface OverdueOrder {
  id: number
  locale: Locale
  /** Its last attempt is older than the second instant. */
  isVeryLate?: boolean
}

/** Most orders per run. The next run handles the others. */
const MOST = 200

/** Excludes orders with an authorised or paid attempt, whatever its amount. */
const FIND = `select o.id, o.locale, p.updated_at as at from sales_orders o join sales_payments p on p.order_id = o.id
  where o.state = 'pending_payment' and o.paid_amount = 0 and o.invoiced_amount = 0
    and p.attempt = (select max(attempt) from sales_payments where order_id = o.id)
    and p.state in ('begun', 'pending', 'failed', 'canceled') and p.updated_at < ?
  order by o.id limit ${MOST}`

/** Orders that wait for an online payment and whose last attempt is older than an instant. */
@inject()
export class ListOverdueOrders {
  constructor(private readonly store: Store) {}

  async execute(since: string, veryLate: string): Promise<OverdueOrder[]> {
    const rows = await this.store.reader.all<{ id: number; locale: Locale; at: string }>(FIND, [since])
    return rows.map(({ id, locale, at }) => ({ id: Number(id), locale, isVeryLate: at < veryLate }))
  }
}
