import { inject } from '@adonisjs/core'
import { ChannelPort } from '#core/context/shop_context'
import { Clock } from '#core/time/clock'
import { RemindInvoice } from '#plugins/sales/invoices/actions/remind_invoice'
import { Settings } from '#core/settings/settings'
import { Store } from '#core/database/store'
import { invoiceReminders } from '#plugins/sales/invoices/services/invoice_reminders'
import { outside } from '#plugins/sales/database/statements'
import { systemOrigin } from '#core/audit/origin'

const DAY_MS = 24 * 3600 * 1000

/** Reminders later than this are not sent, so that a shop that enables them does not mail about all old invoices. */
const LATE_MS = 30 * DAY_MS

/** Invoices per read. */
const CHUNK = 200

const OVERDUE = `select i.id, i.due_at, o.channel, ${invoiceReminders.count} as reminders, ${invoiceReminders.last} as last_at
  from sales_invoices i join sales_orders o on o.id = i.order_id
  where i.state = 'pending' and i.due_at < ? and i.id > ? and o.state not in ('canceled', 'closed')
    and ${invoiceReminders.due} > 0
  order by i.id limit ${CHUNK}`

interface Overdue {
  id: number
  due_at: string
  channel: string
  reminders: number
  last_at: string | null
}

/** Errors of an invoice that was settled or reminded of after it was read. */
const PASSED = new Set(['E_SALES_INVOICE_PAID', 'E_SALES_INVOICE_REMINDED', 'E_SALES_INVOICE_NOT_FOUND'])

/** Sends the reminders of overdue invoices. Settings give their number and interval. */
@inject()
export class RemindInvoices {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly channels: ChannelPort,
    private readonly settings: Settings,
    private readonly remind: RemindInvoice
  ) {}

  /** Returns the number of sent reminders. */
  async execute(signal?: AbortSignal): Promise<number> {
    if (this.channels.all().every(({ code }) => this.#most(code) === 0)) return 0
    let [sent, after] = [0, 0]
    for (;;) {
      const rows = await outside(this.store)<Overdue>(OVERDUE, [this.clock.iso(), after])
      for (const row of rows) {
        signal?.throwIfAborted()
        if (this.#isTime(row) && (await this.#send(row))) sent += 1
      }
      if (rows.length < CHUNK) return sent
      after = Number(rows[rows.length - 1]?.id)
    }
  }

  #isTime({ channel, reminders, due_at: due, last_at: last }: Overdue): boolean {
    if (Number(reminders) >= this.#most(channel)) return false
    const days = this.settings.get<number>('sales.invoices.reminder_days', { channel })
    const late = this.clock.epoch() - (Date.parse(last ?? due) + days * DAY_MS)
    return late >= 0 && late < LATE_MS
  }

  #most(channel: string): number {
    return this.settings.get<number>('sales.invoices.reminders', { channel })
  }

  async #send({ id, reminders }: Overdue): Promise<boolean> {
    try {
      const origin = systemOrigin('job', 'sales.remind_invoices')
      await this.remind.execute({ invoiceId: Number(id), seen: Number(reminders) }, origin)
      return true
    } catch (error) {
      if (PASSED.has((error as { code?: string }).code ?? '')) return false
      throw error
    }
  }
}
