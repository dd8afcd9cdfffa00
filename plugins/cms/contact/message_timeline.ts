import messages from '#plugins/cms/resources/messages'
import type { MessageState } from '#plugins/cms/contact/tables'
import type { TimelineEntry, TimelineSource } from '#plugins/platform/index'

interface Row {
  id: number
  name: string
  subject: string
  message: string
  state: MessageState
  at: string
}

const TONES: Partial<Record<MessageState, NonNullable<TimelineEntry['state']>['tone']>> = {
  new: 'waiting',
  read: 'active',
  answered: 'done',
}

const { choices } = messages.fields.state.options

/** What was written with the contact form: by the account or its address, or about the order. Advertising and what another plugin took is left out. */
const messageTimeline: TimelineSource = {
  permission: 'cms.messages.list',
  subjects: ['users.customers', 'sales.orders'],
  kinds: { 'cms.messages': { label: { fr_FR: 'Messages', en_GB: 'Messages' }, icon: 'message' } },
  async load(reader, { subject, before, limit, locale }) {
    const isOrder = subject.kind === 'sales.orders'
    const whose = isOrder ? 'm.order_number = ?' : '(m.customer_id = ? or m.email = ?)'
    const rows = await reader.all<Row>(
      `select m.id, m.name, m.subject, m.message, m.state, m.sent_at as at from cms_messages m
       where ${whose} and m.state not in ('spam', 'passed_on') and (m.sent_at, m.id) < (?, ?)
       order by m.sent_at desc, m.id desc limit ?`,
      [...(isOrder ? [subject.number] : [subject.id, subject.email]), before.at, before.id, limit]
    )
    return rows.map(({ id, name, subject: title, message: text, state, at }) => ({
      id: Number(id),
      kind: 'cms.messages',
      at,
      title,
      text,
      state: { word: choices[state][locale], tone: TONES[state] ?? 'over' },
      author: { kind: 'customer' as const, name },
      screen: 'cms.admin.messages.form',
      params: { id: Number(id) },
    }))
  },
}

export default messageTimeline
