import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import { AlertStaff, type NewAlert } from '#plugins/sales/payments/alerts/alert_staff'
import { AskProvider } from '#plugins/sales/payments/reconcile/ask_provider'
import { Clock } from '#core/time/clock'
import { Store } from '#core/database/store'
import { comparePayment, type Difference, type KnownMoney } from '#plugins/sales/payments/reconcile/compare_payment'
import type { JobRun } from '#core/jobs/job'

/** Payments that are read at a time. */
const PAGE = 100

const DAY = 24 * 3600

/** Payments of which anything happened since. Those of staff have no provider. */
const PAYMENTS = `select p.id, p.order_id as "orderId", o.number from sales_payments p
  join sales_orders o on o.id = p.order_id
  where p.id > ? and p.beginning is not null and (p.updated_at >= ? or exists (
    select 1 from sales_transactions t where t.payment_id = p.id and t.created_at >= ?))
  order by p.id limit ${PAGE}`

const MONEY = `select id, reference, kind, amount, currency from sales_transactions
  where payment_id = ? and raw <> 'staff' order by id`

interface Payment {
  id: number
  orderId: number
  number: string
}

/** Compares what providers tell of the payments of the last day with what the shop knows. Differences become alerts. */
@inject()
export class ComparePayments {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly provider: AskProvider,
    private readonly alerts: AlertStaff
  ) {}

  /** Returns how many payments were compared, how many providers did not answer, and how many differences are new. */
  async execute({ signal, progress }: Pick<JobRun, 'signal' | 'progress'>) {
    const since = this.clock.isoIn(-DAY)
    const done = { compared: 0, silent: 0, differences: 0 }
    for (let last = 0; ;) {
      const page = await this.store.reader.all<Payment>(PAYMENTS, [last, since, since])
      for (const payment of page) {
        signal.throwIfAborted()
        const differences = await this.#compare(payment).catch((error: unknown) => {
          logger.warn({ err: error, payment: payment.id }, 'A payment could not be compared with its provider')
          return null
        })
        done.compared += 1
        done.silent += differences === null ? 1 : 0
        done.differences += differences ?? 0
      }
      await progress(done.compared, null)
      last = Number(page.at(-1)?.id ?? 0)
      if (page.length < PAGE) return done
    }
  }

  async #compare(payment: Payment): Promise<number> {
    const answer = await this.provider.ask(payment.id)
    if (!answer) return 0
    const rows = await this.store.reader.all<KnownMoney>(MONEY, [payment.id])
    const known = rows.map((row) => ({ ...row, id: Number(row.id), amount: Number(row.amount) }))
    let raised = 0
    for (const difference of comparePayment(answer.news, known)) {
      const alert = alertOf(difference, answer.method, payment)
      if (await this.store.transaction((trx) => this.alerts.execute(trx, alert))) raised += 1
    }
    return raised
  }
}

function alertOf(difference: Difference, method: string, { id, orderId, number }: Payment): NewAlert {
  const { kind } = difference
  const { reference, kind: moved, amount, currency } = kind === 'missing_there' ? difference.known : difference.news
  const known = kind === 'missing_here' ? null : difference.known
  return {
    kind,
    once: `${kind}:${method}:${moved}:${reference}:${amount}`,
    method,
    orderId: Number(orderId),
    paymentId: Number(id),
    transactionId: known?.id ?? null,
    number,
    reference,
    amount,
    currency,
    details: {
      ...(kind === 'missing_there' ? {} : { news: difference.news }),
      ...(kind === 'amount_differs' && known ? { expected: { amount: known.amount, currency: known.currency } } : {}),
    },
  }
}
