import { eraseEntries } from '#core/audit/erase_entries'
import { Money } from '#core/money/money'
import { NOWHERE, inOneLine } from '#plugins/sales/sources/written_address'
import { QUOTES, QUOTE_FIELDS } from '#plugins/sales/sources/order_sections'
import { KNOWN, pastOfQuotes } from '#plugins/sales/sources/quote_past'
import { inside } from '#plugins/sales/database/statements'
import type { PersonalDataSource, PersonalValue } from '#plugins/users/index'

interface Row {
  number: string
  requested_at: string
  state: string
  total_amount: number
  currency: string
  customer_name: string
  email: string
  billing: string
  delivery: string | null
  comment: string
  items: string | null
}

const FIND = `select q.number, q.requested_at, q.state, q.total_amount, q.currency, q.customer_name, q.email, q.billing,
    q.delivery, q.comment, (select string_agg(l.quantity || ' x ' || l.name, ', ') from sales_quote_lines l
      where l.quote_id = q.id and l.parent_position is null) as items
  from sales_quotes q where ${KNOWN} order by q.id`

/** What people wrote about a quote, on both sides. */
const WORDS = [
  "update sales_quote_history set text = '' where quote_id in",
  "update sales_quote_revisions set message = '' where quote_id in",
]

/** Quotes of a customer. Their numbers have no gaps, so that they stay, without whom they were for. */
const quotePersonalData: PersonalDataSource = {
  async read(reader, customerId) {
    const rows = await reader.all<Row>(FIND, [customerId])
    if (rows.length === 0) return []
    const section = { key: 'quotes', label: QUOTES, fields: QUOTE_FIELDS, records: rows.map(recordOf) }
    return [section, ...(await pastOfQuotes(reader, customerId))]
  },

  async count(reader, customerId) {
    const sql = 'select count(*) as count from sales_quotes where customer_id = ?'
    const row = await reader.first<{ count: number }>(sql, [customerId])
    return [{ label: QUOTES, deleted: 0, anonymised: Number(row?.count ?? 0) }]
  },

  /** What was open is no more: nobody is there to answer. */
  async erase(trx, customerId) {
    const run = inside(trx)
    const own = '(select id from sales_quotes where customer_id = ?)'
    for (const sql of WORDS) await run(`${sql} ${own}`, [customerId])
    await run(
      `update sales_quote_revisions set billing = ?, delivery = case when delivery is null then null else ? end
       where quote_id in ${own}`,
      [NOWHERE, NOWHERE, customerId]
    )
    await run(`update sales_quote_history set actor_name = '' where actor_kind = 'customer' and quote_id in ${own}`, [
      customerId,
    ])
    const erased = await run<{ id: number }>(
      `update sales_quotes set customer_name = '', email = '', customer = '{"kind":"individual","group":""}',
         billing = ?, delivery = case when delivery is null then null else ? end, comment = '',
         state = case when state in ('requested', 'sent') then 'canceled' else state end, version = version + 1
       where customer_id = ? returning id`,
      [NOWHERE, NOWHERE, customerId]
    )
    for (const { id } of erased) await eraseEntries(trx, 'sales.quotes', String(id))
    return [{ label: QUOTES, deleted: 0, anonymised: erased.length }]
  },
}

function recordOf(row: Row): Record<string, PersonalValue> {
  return {
    ...{ number: row.number, requestedAt: row.requested_at, state: row.state, currency: row.currency },
    total: new Money(Number(row.total_amount), row.currency).toDecimal(),
    ...{ name: row.customer_name, email: row.email, comment: row.comment, items: row.items ?? '' },
    billing: inOneLine(row.billing),
    delivery: row.delivery === null ? '' : inOneLine(row.delivery),
  }
}

export default quotePersonalData
