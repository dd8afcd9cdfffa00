import app from '@adonisjs/core/services/app'
import { CommentOrder } from '#plugins/sales/orders/actions/comment_order'
import { MAIL_KIND } from '#plugins/platform/index'
import { STATE_CHOICES } from '#plugins/sales/orders/lists/order_list'
import { authorOf, detailsOf, MOMENT, speaker, type MomentRow } from '#plugins/sales/timeline/moments'
import { label } from '#plugins/sales/shared/label'
import { ordersOf } from '#plugins/sales/timeline/whose'
import { INVOICES, PARCELS, PAYMENTS } from '#plugins/sales/timeline/document_timelines'
import type { Locale } from '#core/i18n/locales'
import type { MessageParameters } from '#core/i18n/translator'
import type { OrderState } from '#plugins/sales/orders/order_states'
import type { TimelineEntry, TimelineSource } from '#plugins/platform/index'

/** Filter of each kind of moment. Invoices, parcels, credit notes and transactions tell of themselves. */
const FILTERS: Record<string, string> = {
  placed: 'sales.orders',
  state: 'sales.orders',
  canceled: 'sales.orders',
  comment: 'sales.comments',
  delivered: 'sales.shipments',
  payment_changed: 'sales.payments',
  payment_odd: 'sales.payments',
  repay_asked: 'sales.payments',
  reminded: 'sales.invoices',
  invoice_taken_back: 'sales.invoices',
  mailed: 'platform.mails',
}

/** What only the order's own timeline tells: a customer has many orders, and their mails are told by the mails. */
const OWN = new Set(['state', 'payment_changed', 'repay_asked', 'mailed'])

const TONES: Record<OrderState, NonNullable<TimelineEntry['state']>['tone']> = {
  pending: 'waiting',
  pending_payment: 'waiting',
  processing: 'active',
  completed: 'done',
  canceled: 'over',
  closed: 'over',
  quote: 'waiting',
}

const stateWord = (state: string | null, locale: Locale) =>
  STATE_CHOICES.find(({ value }) => value === state)?.label[locale] ?? String(state)

/** How orders went: placed, moved, commented on, cancelled. */
const orderTimeline: TimelineSource = {
  permission: 'sales.orders.view',
  subjects: ['users.customers', 'sales.orders'],
  kinds: {
    'sales.orders': { label: label('Commandes', 'Orders'), icon: 'order' },
    'sales.comments': { label: label('Commentaires', 'Comments'), icon: 'message' },
    'sales.shipments': PARCELS,
    'sales.payments': PAYMENTS,
    'sales.invoices': INVOICES,
    'platform.mails': MAIL_KIND['platform.mails'],
  },
  async load(reader, { subject, kinds, before, limit, locale }) {
    const isOwn = subject.kind === 'sales.orders'
    const wanted = Object.keys(FILTERS).filter(
      (kind) => kinds.includes(FILTERS[kind] as string) && (isOwn || !OWN.has(kind))
    )
    if (wanted.length === 0) return []
    const { sql, bindings } = ordersOf(subject)
    const rows = await reader.all<MomentRow>(
      `select ${MOMENT}, o.id as document, o.number, o.state, o.customer_name, o.email, o.total_amount as total, o.currency
       from sales_order_history h join sales_orders o on o.id = h.order_id
       where ${sql} and h.kind in (${wanted.map(() => '?').join(', ')}) and (h.created_at, h.id) < (?, ?)
       order by h.created_at desc, h.id desc limit ?`,
      [...bindings, ...wanted, before.at, before.id, limit]
    )
    const say = await speaker({ locale })
    return rows.map((row) => entryOf(row, { isOwn, locale, say }))
  },
  replies: {
    permission: 'sales.orders.comment',
    hasNotes: true,
    async reply({ conversation, text, isNote }, origin) {
      const comment = await app.container.make(CommentOrder)
      await comment.execute({ orderId: conversation, text, isTold: !isNote }, origin)
    },
  },
}

interface Telling {
  isOwn: boolean
  locale: Locale
  say: (key: string, values: MessageParameters) => string
}

function entryOf(row: MomentRow, { isOwn, locale, say }: Telling): TimelineEntry {
  const { kind, number, document, email } = row
  const isComment = kind === 'comment'
  const details = detailsOf(row)
  const values = {
    ...details,
    own: isOwn ? 'yes' : 'no',
    order: number,
    from: stateWord(row.state_from, locale),
    to: stateWord(row.state_to, locale),
    isForStaff: String(details.template ?? '').endsWith('_staff') ? 'yes' : 'no',
  }
  return {
    id: Number(row.id),
    kind: FILTERS[kind] as string,
    at: row.at,
    title: say(`sales.timeline.${kind}`, values),
    text: row.text,
    ...authorOf(row, kind === 'placed'),
    isInternal: isComment && !row.is_told,
    ...(kind === 'placed' ? { amount: { amount: Number(row.total), currency: row.currency } } : {}),
    ...(kind === 'placed'
      ? { state: { word: stateWord(row.state, locale), tone: TONES[row.state as OrderState] } }
      : {}),
    ...(isOwn ? {} : { screen: 'sales.admin.order', params: { id: Number(document) } }),
    ...(kind === 'placed' || isComment
      ? {
          conversation: {
            id: Number(document),
            title: say('sales.timeline.conversation', { order: number }),
            to: email,
          },
        }
      : {}),
  }
}

export default orderTimeline
