import invoiceList from '#plugins/sales/invoices/invoice_list'
import refundList from '#plugins/sales/refunds/refund_list'
import transactionList from '#plugins/sales/payments/transaction_list'
import { label } from '#plugins/sales/shared/label'
import { ordersOf } from '#plugins/sales/timeline/whose'
import { speaker } from '#plugins/sales/timeline/moments'
import type { Label } from '#core/i18n/label'
import type { Locale } from '#core/i18n/locales'
import type { TimelineEntry, TimelineKind, TimelineSource } from '#plugins/platform/index'

type Tone = NonNullable<TimelineEntry['state']>['tone']

/** A document of an order: its number, and what its own columns say. */
interface DocumentRow {
  id: number
  at: string
  number: string
  state: string
  text: string
  amount: number
  currency: string
  by: string
  order: string
}

interface DocumentKind {
  key: string
  kind: TimelineKind
  permission: string
  screen: string
  /** With alias `d`. */
  table: string
  /** Columns of `DocumentRow`, where they are not null. */
  columns: Partial<Record<'number' | 'state' | 'text' | 'amount' | 'by', string>>
  /** Column of its instant. */
  at: string
  states?: readonly { value: string; label: Label }[]
  tones?: Record<string, Tone>
  /** The text tells more of the title; nobody wrote it. */
  isTextTitle?: boolean
  /** The state is what the title says. */
  isStateTitle?: boolean
}

/** The documents of one kind on the timelines of orders and customers. */
function documentTimeline(known: DocumentKind): TimelineSource {
  const { key, kind, permission, screen, table, columns, at } = known
  const { number = "''", state = "''", text = "''", amount, by = 'd.actor_name' } = columns
  const select = `select d.id, ${at} as at, ${number} as number, ${state} as state, ${text} as text,
    ${amount ?? '0'} as amount, ${amount ? 'd.currency' : "''"} as currency, ${by} as by, o.number as "order"
    from ${table} d join sales_orders o on o.id = d.order_id`
  return {
    permission,
    subjects: ['users.customers', 'sales.orders'],
    kinds: { [key]: kind },
    async load(reader, { subject, before, limit, locale }) {
      const { sql, bindings } = ordersOf(subject)
      const rows = await reader.all<DocumentRow>(
        `${select} where ${sql} and (${at}, d.id) < (?, ?) order by ${at} desc, d.id desc limit ?`,
        [...bindings, before.at, before.id, limit]
      )
      const say = await speaker({ locale })
      return rows.map((row) => {
        const word = wordOf(known, row.state, locale)
        const values = { number: row.number, order: row.order, own: subject.kind === 'sales.orders' ? 'yes' : 'no' }
        const title = known.isStateTitle
          ? say('sales.timeline.transaction', { ...values, kind: word })
          : say(`sales.timeline.${table}`, values)
        return {
          id: Number(row.id),
          kind: key,
          at: row.at,
          title: known.isTextTitle && row.text !== '' ? `${title} · ${row.text}` : title,
          text: known.isTextTitle ? '' : row.text,
          ...(amount ? { amount: { amount: Number(row.amount), currency: row.currency } } : {}),
          ...(known.tones && !known.isStateTitle ? { state: { word, tone: known.tones[row.state] ?? 'active' } } : {}),
          ...(row.by === 'system' || row.by === '' ? {} : { author: { kind: 'staff' as const, name: row.by } }),
          screen,
          params: { id: Number(row.id) },
        }
      })
    },
  }
}

const wordOf = ({ states = [] }: DocumentKind, state: string, locale: Locale) =>
  states.find(({ value }) => value === state)?.label[locale] ?? state

export const PARCELS: TimelineKind = { label: label('Expéditions', 'Shipments'), icon: 'parcel' }

export const INVOICES: TimelineKind = { label: label('Factures', 'Invoices'), icon: 'invoice' }

export const PAYMENTS: TimelineKind = { label: label('Paiements', 'Payments'), icon: 'payment' }

export const shipments = documentTimeline({
  key: 'sales.shipments',
  kind: PARCELS,
  permission: 'sales.shipments.view',
  screen: 'sales.admin.shipment',
  table: 'sales_shipments',
  at: 'd.created_at',
  columns: { number: 'd.number', text: "trim(d.carrier || ' ' || d.tracking_number)" },
  isTextTitle: true,
})

export const invoices = documentTimeline({
  key: 'sales.invoices',
  kind: INVOICES,
  permission: 'sales.invoices.view',
  screen: 'sales.admin.invoice',
  table: 'sales_invoices',
  at: 'd.issued_at',
  columns: { number: 'd.number', state: 'd.state', amount: 'd.total_amount' },
  states: invoiceList.columns.state.choices,
  tones: { pending: 'waiting', paid: 'done', credited: 'over' },
})

export const refunds = documentTimeline({
  key: 'sales.refunds',
  kind: { label: label('Avoirs', 'Credit notes'), icon: 'refund' },
  permission: 'sales.refunds.view',
  screen: 'sales.admin.refund',
  table: 'sales_refunds',
  at: 'd.issued_at',
  columns: { number: 'd.number', state: 'd.state', text: 'd.reason', amount: 'd.total_amount' },
  states: refundList.columns.state.choices,
  tones: { due: 'alarm', pending: 'active', failed: 'alarm', refunded: 'done', settled: 'over' },
})

export const transactions = documentTimeline({
  key: 'sales.payments',
  kind: PAYMENTS,
  permission: 'sales.transactions.view',
  screen: 'sales.admin.transaction',
  table: 'sales_transactions',
  at: 'd.created_at',
  columns: { number: 'd.reference', state: 'd.kind', amount: 'd.amount' },
  states: transactionList.columns.kind.choices,
  isStateTitle: true,
})
