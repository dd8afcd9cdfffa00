import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Outbox } from '#core/events/outbox'
import { Store } from '#core/database/store'
import { runWrites } from '#core/database/write_set'
import { historyWrites } from '#plugins/sales/orders/services/order_history'
import { inside, type Run } from '#plugins/sales/database/statements'
import { invoiceNotFound, invoicePaid, invoiceReminded } from '#plugins/sales/invoices/errors'
import { invoiceReminders, reminderMark } from '#plugins/sales/invoices/services/invoice_reminders'
import type { Origin } from '#core/audit/origin'

export interface Reminding {
  invoiceId: number
  /** Number of reminders sent before the request. If another one was sent since, none is sent. */
  seen: number
}

interface Unpaid {
  order_id: number
  number: string
  currency: string
  due: number
  reminders: number
}

const HOLD = `update sales_orders set updated_at = ? where id = (select order_id from sales_invoices where id = ?)
  returning id`

const READ = `select i.order_id, i.number, i.currency, ${invoiceReminders.due} as due, ${invoiceReminders.count} as reminders
  from sales_invoices i join sales_orders o on o.id = i.order_id where i.id = ?`

/** Sends the customer a reminder of an unpaid invoice. */
@inject()
export class RemindInvoice {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly outbox: Outbox
  ) {}

  /** @throws invoiceNotFound, invoicePaid, invoiceReminded */
  async execute({ invoiceId, seen }: Reminding, origin: Origin): Promise<void> {
    await this.store.transaction(async (trx) => {
      const now = this.clock.iso()
      const invoice = await held(inside(trx), invoiceId, now)
      if (!invoice) throw invoiceNotFound()
      if (Number(invoice.due) <= 0) throw invoicePaid()
      if (Number(invoice.reminders) !== seen) throw invoiceReminded()
      const { order_id: orderId, number, currency } = invoice
      const [reminder, amount] = [seen + 1, { amount: Number(invoice.due), currency }]
      const once = reminderMark(invoiceId, reminder)
      await runWrites(trx, [
        ...historyWrites(
          trx,
          { orderId, origin, now },
          {
            kind: 'reminded',
            details: { number, reminder, amount },
            isTold: true,
            once,
            documents: [{ subject: 'sales.invoices', id: invoiceId, action: 'updated' }],
          }
        ),
        this.outbox.write(trx, {
          name: 'sales.invoice.reminded',
          subject: `sales.order:${orderId}`,
          payload: { version: 1, orderId, invoiceId },
        }),
      ])
    })
  }
}

/** Reads the invoice and locks its order, so that payments and other reminders wait. */
async function held(run: Run, invoiceId: number, now: string): Promise<Unpaid | null> {
  if ((await run(HOLD, [now, invoiceId])).length === 0) return null
  const [invoice] = await run<Unpaid>(READ, [invoiceId])
  return invoice ? { ...invoice, order_id: Number(invoice.order_id) } : null
}
