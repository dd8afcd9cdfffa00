import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { MailQuote } from '#plugins/sales/quotes/actions/mail_quote'
import { Settings } from '#core/settings/settings'
import { Store } from '#core/database/store'
import { outside } from '#plugins/sales/database/statements'

const DAY = 24 * 3600

/** Longest time between a reminder and the end of a quote, the maximum of the setting. */
const LONGEST = 60

/**
 * Quotes that end soon, with the instants of their last sending and of their end. Quotes whose revision has had a reminder
 * are excluded.
 */
const NEAR = `select q.id, q.number, q.channel, q.revision, q.valid_until, r.sent_at
  from sales_quotes q join sales_quote_revisions r on r.quote_id = q.id and r.revision = q.revision - 1
  where q.state = 'sent' and q.valid_until > ? and q.valid_until < ?
    and not exists (select 1 from sales_quote_history h
      where h.quote_id = q.id and h.once = 'remind:' || q.id || ':' || (q.revision - 1))
  order by q.id limit 200`

interface Near {
  number: string
  id: number
  channel: string
  revision: number
  valid_until: string
  sent_at: string
}

/** Reminds customers of quotes some days before they end. */
@inject()
export class RemindQuotes {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly mail: MailQuote
  ) {}

  /** Returns the number of reminders. */
  async execute(): Promise<number> {
    const rows = await outside(this.store)<Near>(NEAR, [this.clock.iso(), this.clock.isoIn(LONGEST * DAY)])
    let reminded = 0
    for (const row of rows) {
      if (!this.#isDue(row)) continue
      const once = `remind:${row.id}:${Number(row.revision) - 1}`
      await this.mail.execute({ number: row.number, template: 'sales.quote_reminder', staff: null, once })
      reminded += 1
    }
    return reminded
  }

  /** A quote that was sent after the time of its reminder gets none. */
  #isDue({ channel, valid_until: end, sent_at: sent }: Near): boolean {
    const days = this.settings.get<number>('sales.quotes.reminder_days', { channel })
    const before = Date.parse(end) - days * DAY * 1000
    return days > 0 && this.clock.epoch() >= before && Date.parse(sent) < before
  }
}
