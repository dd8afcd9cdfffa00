import app from '@adonisjs/core/services/app'
import { label } from '#plugins/rma/label'
import { Translator } from '#core/i18n/translator'
import { WriteMessage } from '#plugins/rma/returns/actions/write_message'
import returnList from '#plugins/rma/returns/return_list'
import type { Locale } from '#core/i18n/locales'
import type { ReturnState } from '#plugins/rma/returns/return_states'
import type { TimelineEntry, TimelineSource, TimelineSubject } from '#plugins/platform/index'

interface Row {
  id: number
  at: string
  text: string
  state_from: ReturnState | null
  state_to: ReturnState | null
  is_staff: boolean | number
  actor_kind: string
  actor_name: string
  return_id: number
  number: string
  order_number: string
  state: ReturnState
  email: string
  customer_name: string
}

const TONES: Record<ReturnState, NonNullable<TimelineEntry['state']>['tone']> = {
  'new_request': 'waiting',
  'processing': 'waiting',
  'awaiting_return': 'active',
  'returned': 'waiting',
  'refunded': 'done',
  'new_parcel_sent': 'done',
  'refused': 'over',
  'solved': 'done',
  'customer-closed': 'over',
}

/** Returns `r` of a customer, of a guest with the same address, or of an order. */
function returnsOf({ kind, id, email }: TimelineSubject): { sql: string; bindings: (string | number)[] } {
  if (kind === 'sales.orders') return { sql: 'r.order_id = ?', bindings: [id] }
  if (email === null) return { sql: 'r.customer_id = ?', bindings: [id] }
  return { sql: '(r.customer_id = ? or (r.customer_id is null and r.email = ?))', bindings: [id, email] }
}

const wordOf = (state: string | null, locale: Locale) =>
  returnList.columns.state.choices.find(({ value }) => value === state)?.label[locale] ?? ''

/** Returns: opened, moved, and what both sides wrote. */
const returnTimeline: TimelineSource = {
  permission: 'rma.returns.view',
  subjects: ['users.customers', 'sales.orders'],
  kinds: { 'rma.returns': { label: label('Retours', 'Returns'), icon: 'return' } },
  async load(reader, { subject, before, limit, locale }) {
    const { sql, bindings } = returnsOf(subject)
    const rows = await reader.all<Row>(
      `select m.id, m.created_at as at, m.text, m.state_from, m.state_to, m.is_staff, m.actor_kind, m.actor_name,
         r.id as return_id, r.number, r.order_number, r.state, r.email, r.customer_name
       from rma_messages m join rma_returns r on r.id = m.return_id
       where ${sql} and (m.created_at, m.id) < (?, ?) order by m.created_at desc, m.id desc limit ?`,
      [...bindings, before.at, before.id, limit]
    )
    const translator = await app.container.make(Translator)
    return rows.map((row) => {
      const isOpening = row.state_to !== null && row.state_from === null
      const event = isOpening ? 'opened' : row.state_to === null ? 'message' : 'moved'
      const { number, order_number: order } = row
      const say = (key: string) =>
        translator.translate(locale, `rma.return_timeline.${key}`, { number, order, to: wordOf(row.state_to, locale) })
      return {
        id: Number(row.id),
        kind: 'rma.returns',
        at: row.at,
        title: say(event),
        text: row.text,
        ...authorOf(row),
        ...(isOpening ? { state: { word: wordOf(row.state, locale), tone: TONES[row.state] } } : {}),
        screen: 'rma.admin.return',
        params: { id: Number(row.return_id) },
        conversation: { id: Number(row.return_id), title: say('conversation'), to: row.email },
      }
    })
  },
  replies: {
    permission: 'rma.returns.message',
    hasNotes: false,
    async reply({ conversation: returnId, text }, origin) {
      const write = await app.container.make(WriteMessage)
      await write.execute({ returnId, text, attachments: [], by: 'staff' }, origin)
    },
  },
}

/** A guest has no account to name. */
function authorOf(row: Row): Pick<TimelineEntry, 'author'> {
  if (!row.is_staff) return { author: { kind: 'customer', name: row.customer_name } }
  return row.actor_kind === 'staff' ? { author: { kind: 'staff', name: row.actor_name } } : {}
}

export default returnTimeline
