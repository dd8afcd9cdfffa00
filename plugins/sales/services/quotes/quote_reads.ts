import { ReadSet, type ReadList } from '#core/database/read_set'
import { quoteDraft, type QuoteDraft, type QuoteUse } from '#plugins/sales/services/quotes/quote_draft'
import type { Dialect } from '#core/database/store'
import type { Run } from '#plugins/sales/database/statements'
import type { StoredQuote, StoredQuoteLine, StoredRevision } from '#plugins/sales/services/quotes/stored_quote'

/** Which quote: by its number or its id. */
export type WhichQuote = { id: number } | { number: string }

type Raw<T, Json extends keyof T> = Omit<T, Json> & Record<Json, string | null>

type RawQuote = Raw<
  Omit<StoredQuote, 'lines' | 'revisions'>,
  'customer' | 'billing' | 'delivery' | 'shipping' | 'taxes' | 'discounts' | 'uses' | 'asked'
>
type RawLine = Raw<StoredQuoteLine, 'choice' | 'rate'>
type RawRevision = Raw<StoredRevision, 'billing' | 'delivery' | 'draft'>

const QUOTE = {
  ...{ id: 'q.id', number: 'q.number', customerId: 'q.customer_id', orderId: 'q.order_id', maker: 'q.maker' },
  ...{ channel: 'q.channel', locale: 'q.locale', state: 'q.state', revision: 'q.revision', email: 'q.email' },
  ...{ hasChanges: 'q.has_changes', customerName: 'q.customer_name', customer: 'q.customer', billing: 'q.billing' },
  ...{ delivery: 'q.delivery', currency: 'q.currency', baseCurrency: 'q.base_currency' },
  ...{ exchangeRate: 'q.exchange_rate', shipping: 'q.shipping', taxes: 'q.taxes', discounts: 'q.discounts' },
  ...{
    couponCode: 'q.coupon_code',
    uses: 'q.uses',
    asked: 'q.asked',
    comment: 'q.comment',
    showsNet: 'q.shows_net',
    version: 'q.version',
  },
}

const LINE = {
  ...{ position: 'l.position', parentPosition: 'l.parent_position', variantId: 'l.variant_id' },
  ...{ productId: 'l.product_id', sku: 'l.sku', name: 'l.name', detail: 'l.detail', choice: 'l.selection' },
  ...{ ships: 'l.ships', weight: 'l.weight', quantity: 'l.quantity', unitAmount: 'l.unit_amount' },
  ...{ regularAmount: 'l.regular_amount', gross: 'l.gross_amount', discount: 'l.discount_amount' },
  ...{ total: 'l.total_amount', net: 'l.net_amount', tax: 'l.tax_amount', off: 'l.off_amount' },
  ...{ rate: 'l.tax_rate', taxCategory: 'l.tax_category' },
}

/** When a quote came into a state that it never leaves. */
const ENDED = `(select max(h.created_at) from sales_quote_history h
  where h.quote_id = q.id and h.state_to in ('accepted', 'refused', 'canceled', 'expired'))`

/** The lists that a quote is read from. */
export interface AskedQuote {
  quotes: ReadList<RawQuote>
  lines: ReadList<RawLine>
  revisions: ReadList<RawRevision>
}

/** Asks a set for a quote; what else belongs to it is asked beside it, by `quote_id in (select id from wanted)`. */
export function askQuote(reads: ReadSet, which: WhichQuote): AskedQuote {
  const [column, value] = 'id' in which ? ['id', which.id] : ['number', which.number]
  reads.with(`wanted as (select w.id from sales_quotes w where w.${column} = ?)`, value)
  const inQuote = (alias: string) => `${alias}.quote_id in (select id from wanted)`
  return {
    quotes: reads.list<RawQuote>(
      {
        ...QUOTE,
        validUntil: reads.json.instant('q.valid_until'),
        requestedAt: reads.json.instant('q.requested_at'),
        endedAt: reads.json.instant(ENDED),
      },
      'sales_quotes q where q.id in (select id from wanted)',
      'q.id'
    ),
    lines: reads.list<RawLine>(LINE, `sales_quote_lines l where ${inQuote('l')}`, 'l.position'),
    revisions: reads.list<RawRevision>(
      {
        ...{ revision: 'r.revision', message: 'r.message', actor: 'r.actor_name', draft: 'r.draft' },
        ...{ billing: 'r.billing', delivery: 'r.delivery' },
        sentAt: reads.json.instant('r.sent_at'),
        validUntil: reads.json.instant('r.valid_until'),
      },
      `sales_quote_revisions r where ${inQuote('r')}`,
      'r.revision desc'
    ),
  }
}

const parsed = <T>(text: string | null): T => JSON.parse(text ?? 'null') as T

/** The quote of lists that were read; null: there is none. */
export function storedQuote({ quotes, lines, revisions }: AskedQuote): StoredQuote | null {
  const [row] = quotes.rows
  if (!row) return null
  return {
    ...row,
    customer: parsed(row.customer),
    billing: parsed(row.billing),
    delivery: parsed(row.delivery),
    shipping: parsed(row.shipping),
    taxes: parsed(row.taxes),
    discounts: parsed(row.discounts),
    uses: parsed<QuoteUse[] | null>(row.uses) ?? [],
    asked: parsed(row.asked),
    showsNet: Boolean(row.showsNet),
    hasChanges: Boolean(row.hasChanges),
    lines: lines.rows.map((line) => ({
      ...line,
      choice: parsed(line.choice),
      rate: parsed(line.rate),
      ships: Boolean(line.ships),
    })),
    revisions: revisions.rows.map((one) => ({
      ...one,
      ...{ billing: parsed(one.billing), delivery: parsed(one.delivery), draft: parsed(one.draft) },
    })),
  }
}

/** Reads a quote with its lines and what was sent of it: one statement. Null: there is none. */
export async function readQuote(run: Run, dialect: Dialect, which: WhichQuote): Promise<StoredQuote | null> {
  const reads = new ReadSet(dialect)
  const asked = askQuote(reads, which)
  await reads.run((sql, bindings) => run(sql, bindings))
  return storedQuote(asked)
}

/** The quote, held until the transaction ends: what is done to it is done one after the other. It counts as changed. */
export async function holdQuote(
  run: Run,
  dialect: Dialect,
  which: WhichQuote,
  now: string
): Promise<StoredQuote | null> {
  const [column, value] = 'id' in which ? ['id', which.id] : ['number', which.number]
  const sql = `update sales_quotes set version = version + 1, updated_at = ? where ${column} = ? returning id`
  const [held] = await run<{ id: number }>(sql, [now, value])
  return held ? readQuote(run, dialect, { id: Number(held.id) }) : null
}

/** What a quote comes to as it is being prepared. */
export function draftOf(quote: StoredQuote): QuoteDraft {
  const { shipping, taxes, discounts, couponCode, uses, currency, baseCurrency, exchangeRate: rate } = quote
  const lines = quote.lines.map(({ gross, discount, total, net, tax, ...line }) => ({
    ...line,
    worth: { gross, discount, total, net, tax },
  }))
  return quoteDraft({ lines, shipping, taxes, discounts, couponCode, uses }, { currency, baseCurrency, rate })
}
