import { Money } from '#core/money/money'
import { inOneLine } from '#plugins/sales/personal_data/written_address'
import { label } from '#plugins/sales/shared/label'
import { ADDRESSES } from '#plugins/sales/personal_data/sale_records'
import type { AuditEntry } from '#core/audit/audit_log'
import type { PersonalSection, PersonalValue } from '#plugins/users/index'
import type { QuoteDraft } from '#plugins/sales/quotes/services/quote_draft'
import type { Reader } from '#core/database/reader'
import type { Label } from '#core/i18n/label'

const REVISIONS = label('Devis envoyés', 'Quotes as they were sent')
const REVISION_FIELDS: Record<string, Label> = {
  number: label('Numéro', 'Number'),
  revision: label('Version', 'Revision'),
  sentAt: label('Envoyé le', 'Sent'),
  validUntil: label('Valable jusqu’au', 'Valid until'),
  total: label('Total', 'Total'),
  currency: label('Monnaie', 'Currency'),
  ...ADDRESSES,
  items: label('Articles', 'Items'),
  message: label('Message', 'Message'),
}

const FORMER_ADDRESSES = label('Anciennes adresses des devis', 'Former addresses of quotes')
const FORMER_ADDRESS_FIELDS: Record<string, Label> = {
  number: label('Numéro', 'Number'),
  changedAt: label('Changée le', 'Changed'),
  ...ADDRESSES,
}

interface RevisionRow {
  number: string
  currency: string
  revision: number
  sent_at: string
  valid_until: string
  message: string
  draft: string
  billing: string
  delivery: string | null
}

interface EntryRow {
  number: string
  occurred_at: string
  changes: string
}

/** Quotes that a customer may know of: what staff prepare is theirs until they send it. */
export const KNOWN = "q.customer_id = ? and (q.maker = 'customer' or q.revision > 1)"

const SENT = `select q.number, q.currency, r.revision, r.sent_at, r.valid_until, r.message, r.draft,
    coalesce(r.billing, q.billing) as billing, case when r.billing is null then q.delivery else r.delivery end as delivery
  from sales_quote_revisions r join sales_quotes q on q.id = r.quote_id where ${KNOWN} order by q.id, r.revision`

/** The log alone knows what a quote had before staff changed it. */
const CHANGED = `select q.number, e.occurred_at, e.changes from sales_quotes q
  join core_audit_entries e on e.subject = 'sales.quotes' and e.subject_id = cast(q.id as text)
  where ${KNOWN} order by q.id, e.id`

/** What quotes of a customer were before: what was sent of them, and the addresses that were replaced. */
export async function historyOfQuotes(reader: Reader, customerId: number): Promise<PersonalSection[]> {
  const sent = await reader.all<RevisionRow>(SENT, [customerId])
  const changed = await reader.all<EntryRow>(CHANGED, [customerId])
  const sections = [
    { key: 'quote_revisions', label: REVISIONS, fields: REVISION_FIELDS, records: sent.map(revisionOf) },
    {
      key: 'quote_addresses',
      label: FORMER_ADDRESSES,
      fields: FORMER_ADDRESS_FIELDS,
      records: changed.flatMap(formerAddresses),
    },
  ]
  return sections.filter(({ records }) => records.length > 0)
}

function revisionOf(row: RevisionRow): Record<string, PersonalValue> {
  const { lines, amounts } = JSON.parse(row.draft) as QuoteDraft
  const own = lines.filter(({ parentPosition }) => parentPosition === null)
  return {
    number: row.number,
    revision: Number(row.revision),
    sentAt: row.sent_at,
    validUntil: row.valid_until,
    total: new Money(amounts.total, row.currency).toDecimal(),
    currency: row.currency,
    billing: inOneLine(row.billing),
    delivery: inOneLine(row.delivery),
    items: own.map(({ quantity, name }) => `${quantity} x ${name}`).join(', '),
    message: row.message,
  }
}

function formerAddresses({ number, occurred_at, changes }: EntryRow): Record<string, PersonalValue>[] {
  const told = JSON.parse(changes) as AuditEntry['changes']
  const before = (field: string) => String(told[field]?.[0] ?? '')
  const [billing, delivery] = [before('billing'), before('deliveryAddress')]
  return billing || delivery ? [{ number, changedAt: occurred_at, billing, delivery }] : []
}
