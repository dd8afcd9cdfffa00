import { type DateTime } from 'luxon'
import { readInstant, writeInstant } from '#core/time/instant'
import type { Locale } from '#core/i18n/locales'
import type { Reader } from '#core/database/reader'

/** A bought download link with its current state. */
export interface BoughtLink {
  lineId: number
  downloadId: number
  number: string
  /** Name of the product in the order. */
  product: string
  title: string
  /** Number of downloads. */
  used: number
  /** Most downloads, for all pieces together; null: unlimited. */
  most: number | null
  /** Instant of its expiry; null: never. */
  expiresAt: string | null
  isOpen: boolean
  /** Hash of a file; null: `source` is an address. */
  fileHash: string | null
  source: string
}

interface Row {
  line_id: number
  download_id: number
  number: string
  name: string
  title: unknown
  times: number
  days: number
  used: number
  kept: number
  since: string
  file_hash: string | null
  source: string
}

/**
 * SQL of the links of paid goods: the order is fully paid, or a paid invoice has the line, for a part of a bundle the
 * bundle's line. Canceled and refunded pieces have no links. The period starts at the payment, or when staff renewed the
 * link.
 */
const FIND = (
  which: string
) => `select l.id as line_id, d.id as download_id, o.number, l.name, d.title, d.times, d.days,
    d.file_hash, d.source, coalesce(u.used, 0) as used, l.quantity - l.canceled - l.refunded as kept,
    coalesce(u.renewed_at, (select max(t.created_at) from sales_transactions t
      where t.order_id = o.id and t.kind = 'paid'), o.placed_at) as since
  from sales_orders o
  join sales_order_lines l on l.order_id = o.id
  join catalogue_downloads d on d.product_id = l.product_id and d.kind = 'link'
  left join sales_download_uses u on u.line_id = l.id and u.download_id = d.id
  where ${which} and l.quantity - l.canceled - l.refunded > 0 and (o.paid_amount >= o.total_amount or exists (
    select 1 from sales_order_lines b
    join sales_invoice_lines x on x.line_id = b.id join sales_invoices i on i.id = x.invoice_id and i.state = 'paid'
    where b.order_id = o.id and b.position in (l.position, coalesce(l.parent_position, l.position))))
  order by o.id desc, l.position, d.position, d.id`

/** The links that a customer bought, newest order first, or those of one order. */
export async function readBoughtLinks(
  reader: Reader,
  of: { customerId: number } | { orderId: number },
  { now, locale }: { now: string; locale: Locale }
): Promise<BoughtLink[]> {
  const [which, value] = 'customerId' in of ? ['o.customer_id = ?', of.customerId] : ['o.id = ?', of.orderId]
  const rows = await reader.all<Row & Record<string, never>>(FIND(which), [value])
  return rows.map((row) => linkOf(row, now, locale))
}

function linkOf(row: Row, now: string, locale: Locale): BoughtLink {
  const most = row.times === 0 ? null : row.times * row.kept
  const since: DateTime = readInstant(row.since)
  const expiresAt = row.days === 0 ? null : writeInstant(since.plus({ days: row.days }))
  const used = Number(row.used)
  return {
    lineId: Number(row.line_id),
    downloadId: Number(row.download_id),
    number: row.number,
    product: row.name,
    title: titleIn(row.title, locale) || row.name,
    used,
    most,
    expiresAt,
    fileHash: row.file_hash,
    source: row.source,
    isOpen: (most === null || used < most) && (expiresAt === null || now < expiresAt),
  }
}

function titleIn(stored: unknown, locale: Locale): string {
  const titles = (typeof stored === 'string' ? JSON.parse(stored) : stored) as Partial<Record<Locale, string>>
  return titles[locale] ?? titles.fr_FR ?? ''
}
