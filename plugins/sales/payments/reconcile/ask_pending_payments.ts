import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import { AskProvider } from '#plugins/sales/payments/reconcile/ask_provider'
import { Clock } from '#core/time/clock'
import { Store } from '#core/database/store'
import { inside } from '#plugins/sales/database/statements'

/** Seconds after which a payment should have been told of. */
const LATE = 15 * 60

/** Seconds between two questions about the same payment. */
const PAUSE = 60 * 60

/** Seconds after which nobody asks any more: the order was called off, or staff look after it. */
const OLDEST = 7 * 24 * 3600

/** Most payments per run. The next run asks about the others. */
const MOST = 100

/** Takes the payments to ask about. The last condition is judged again when another process took them meanwhile. */
const TAKE = `update sales_payments set asked_at = ? where id in (
  select p.id from sales_payments p join sales_orders o on o.id = p.order_id
  where p.state = 'pending' and o.state = 'pending_payment' and p.created_at < ? and p.created_at > ?
    and (p.asked_at is null or p.asked_at < ?) order by p.id limit ${MOST})
  and (asked_at is null or asked_at < ?) returning id`

/** Asks providers about payments whose notification has not come. */
@inject()
export class AskPendingPayments {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly provider: AskProvider
  ) {}

  async execute(signal: AbortSignal): Promise<void> {
    const taken = await this.store.transaction((trx) =>
      inside(trx)<{ id: number }>(TAKE, [
        this.clock.iso(),
        this.clock.isoIn(-LATE),
        this.clock.isoIn(-OLDEST),
        this.clock.isoIn(-PAUSE),
        this.clock.isoIn(-PAUSE),
      ])
    )
    for (const { id } of taken) {
      signal.throwIfAborted()
      await this.provider.execute(Number(id)).catch((error: unknown) => {
        logger.warn({ err: error, payment: id }, 'A provider did not tell what became of a payment')
      })
    }
  }
}
