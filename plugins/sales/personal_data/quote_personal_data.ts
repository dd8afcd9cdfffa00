import { eraseEntries } from '#core/audit/erase_entries'
import { NOWHERE } from '#plugins/sales/personal_data/written_address'
import { KNOWN, historyOfQuotes } from '#plugins/sales/personal_data/quote_history'
import { inside } from '#plugins/sales/database/statements'
import { label } from '#plugins/sales/shared/label'
import { saleFields, saleRecords, countOwn } from '#plugins/sales/personal_data/sale_records'
import type { PersonalDataSource } from '#plugins/users/index'

const QUOTES = label('Devis', 'Quotes')
const FIELDS = saleFields({ requestedAt: label('Demandé le', 'Requested') })
const WANTED = { kind: 'quote', at: ['requested_at', 'requestedAt'], where: KNOWN } as const

/** What people wrote about a quote, on both sides. */
const WORDS = [
  "update sales_quote_history set text = '' where quote_id in",
  "update sales_quote_revisions set message = '' where quote_id in",
]

/** Quotes of a customer. Their numbers have no gaps, so that they stay, without whom they were for. */
const quotePersonalData: PersonalDataSource = {
  async read(reader, customerId) {
    const records = await saleRecords(reader, WANTED, customerId)
    if (records.length === 0) return []
    return [{ key: 'quotes', label: QUOTES, fields: FIELDS, records }, ...(await historyOfQuotes(reader, customerId))]
  },

  async count(reader, customerId) {
    return [{ label: QUOTES, deleted: 0, anonymised: await countOwn(reader, 'sales_quotes', customerId) }]
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

export default quotePersonalData
