import { instant, named, nullable, type RowIn } from '#core/database/table'
import { quoteDraft, type QuoteDraft } from '#plugins/sales/quotes/services/quote_draft'
import { quoteLines, quoteRevisions, quotes } from '#plugins/sales/quotes/tables'
import { ReadSet, type ReadList } from '#core/database/read_set'
import type { Dialect } from '#core/database/store'
import type { Run } from '#plugins/sales/database/statements'
import type { StoredQuote, StoredQuoteLine, StoredRevision } from '#plugins/sales/quotes/services/stored_quote'

/** Which quote: by its number or its id. */
export type WhichQuote = { id: number } | { number: string }

/** When a quote reached a final state. */
const ENDED = `(select max(h.created_at) from sales_quote_history h
  where h.quote_id = q.id and h.state_to in ('accepted', 'refused', 'canceled', 'expired'))`

/** The lists of a read set that a quote is built from. */
export interface QuoteReads {
  quotes: ReadList<RowIn<typeof quotes> & { endedAt: string | null }>
  lines: ReadList<StoredQuoteLine>
  revisions: ReadList<Omit<StoredRevision, 'billing'> & Pick<RowIn<typeof quoteRevisions>, 'billing'>>
}

/** Adds a quote to a read set. Other lists of the set can refer to it by `quote_id in (select id from wanted)`. */
export function addQuoteReads(reads: ReadSet, which: WhichQuote): QuoteReads {
  const [column, value] = 'id' in which ? ['id', which.id] : ['number', which.number]
  reads.with(`wanted as (select w.id from sales_quotes w where w.${column} = ?)`, value)
  const parts = { as: 'p', where: 'p.quote_id in (select id from wanted)' }
  return {
    quotes: reads.of(quotes, {
      as: 'q',
      where: 'q.id in (select id from wanted)',
      order: 'q.id',
      more: { endedAt: named(ENDED, nullable(instant())) },
    }),
    lines: reads.of(quoteLines, { ...parts, order: 'p.position', names: quoteLines.except('id', 'quoteId') }),
    revisions: reads.of(quoteRevisions, {
      ...parts,
      order: 'p.revision desc',
      names: quoteRevisions.except('id', 'quoteId', 'actorKind', 'actorId'),
    }),
  }
}

/** Builds the quote from lists that were read; null: there is none. */
export function storedQuote({ quotes: found, lines, revisions }: QuoteReads): StoredQuote | null {
  const [row] = found.rows
  if (!row) return null
  return { ...row, uses: row.uses ?? [], lines: lines.rows, revisions: revisions.rows as StoredRevision[] }
}

/** Reads a quote with its lines and sent revisions, in one statement. Null: there is none. */
export async function readQuote(run: Run, dialect: Dialect, which: WhichQuote): Promise<StoredQuote | null> {
  const reads = new ReadSet(dialect)
  const lists = addQuoteReads(reads, which)
  await reads.run((sql, bindings) => run(sql, bindings))
  return storedQuote(lists)
}

/** Reads a quote and locks it until the transaction ends. Its version is increased. */
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

/** The values of a quote that is being prepared. */
export function draftOf(quote: StoredQuote): QuoteDraft {
  const { shipping, taxes, discounts, couponCode, uses, currency, baseCurrency, exchangeRate: rate } = quote
  const lines = quote.lines.map(({ gross, discount, total, net, tax, ...line }) => ({
    ...line,
    worth: { gross, discount, total, net, tax },
  }))
  return quoteDraft({ lines, shipping, taxes, discounts, couponCode, uses }, { currency, baseCurrency, rate })
}
