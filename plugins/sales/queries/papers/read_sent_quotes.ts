import { parsed, rowsOf, type PaperReading } from '#plugins/sales/queries/papers/paper_rows'
import { printableRevision } from '#plugins/sales/services/quotes/printable_quote'
import type { Locale } from '#core/i18n/locales'
import type { PrintableQuote } from '#plugins/sales/services/papers/quote_document'

const SENT = `select d.id, d.number, d.locale, d.channel, d.customer_name, d.customer, d.currency, r.revision, r.sent_at,
    r.valid_until, r.message, r.billing, r.delivery, r.draft
  from sales_quotes d join sales_quote_revisions r on r.quote_id = d.id and r.revision = d.revision - 1 where ?among`

/** What was sent last of quotes, by their numbers in the database; those that were never sent are left out. */
export async function readSentQuotes(
  reading: PaperReading,
  ids: readonly number[]
): Promise<Map<number, PrintableQuote & { channel: string }>> {
  const rows = await rowsOf(reading, SENT, ids)
  return new Map(
    rows.map((row) => {
      const text = (column: string) => String(row[column])
      const quote = {
        ...{ number: text('number'), locale: row.locale as Locale, channel: text('channel') },
        ...{ customerName: text('customer_name'), currency: text('currency') },
      }
      const sent = {
        ...{ revision: Number(row.revision), sentAt: text('sent_at'), validUntil: text('valid_until') },
        ...{ message: text('message'), billing: parsed<never>(row.billing), delivery: parsed<never>(row.delivery) },
      }
      const printed = printableRevision(
        { ...quote, customer: parsed(row.customer) },
        { ...sent, draft: parsed(row.draft) }
      )
      return [Number(row.id), printed]
    })
  )
}
