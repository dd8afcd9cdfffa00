import app from '@adonisjs/core/services/app'
import { label } from '#plugins/rma/label'
import { Translator } from '#core/i18n/translator'
import type { TimelineEntry, TimelineSource } from '#plugins/platform/index'
import type { WithdrawalState } from '#plugins/rma/withdrawals/tables'

interface Row {
  id: number
  at: string
  number: string
  order_number: string
  customer_name: string
  state: WithdrawalState
  lines: string | null
}

const TONES: Record<WithdrawalState, NonNullable<TimelineEntry['state']>['tone']> = {
  received: 'alarm',
  refunded: 'done',
  declined: 'over',
}

/** Withdrawals on the timelines of orders and customers. */
const withdrawalTimeline: TimelineSource = {
  permission: 'rma.withdrawals.view',
  subjects: ['users.customers', 'sales.orders'],
  kinds: { 'rma.withdrawals': { label: label('Rétractations', 'Withdrawals'), icon: 'return' } },
  async load(reader, { subject, before, limit, locale }) {
    const ofCustomer =
      subject.email === null ? 'w.customer_id = ?' : '(w.customer_id = ? or (w.customer_id is null and w.email = ?))'
    const isOrder = subject.kind === 'sales.orders'
    const bindings = isOrder || subject.email === null ? [subject.id] : [subject.id, subject.email]
    const rows = await reader.all<Row>(
      `select w.id, w.received_at as at, w.number, w.order_number, w.customer_name, w.state, w.lines from (
         select d.*, (select string_agg(l.quantity || ' × ' || l.name, ', ') from rma_withdrawal_lines l
           where l.withdrawal_id = d.id) as lines from rma_withdrawals d) w
       where ${isOrder ? 'w.order_id = ?' : ofCustomer} and (w.received_at, w.id) < (?, ?)
       order by w.received_at desc, w.id desc limit ?`,
      [...bindings, before.at, before.id, limit]
    )
    const translator = await app.container.make(Translator)
    const say = (key: string, values: Record<string, string> = {}) =>
      translator.translate(locale, `rma.timeline.${key}`, values)
    return rows.map((row) => ({
      id: Number(row.id),
      kind: 'rma.withdrawals',
      at: row.at,
      title: say('withdrawal', { number: row.number, order: row.order_number }),
      text: row.lines ?? '',
      state: { word: say(`withdrawal_${row.state}`), tone: TONES[row.state] },
      author: { kind: 'customer' as const, name: row.customer_name },
      screen: 'rma.admin.withdrawal',
      params: { id: Number(row.id) },
    }))
  },
}

export default withdrawalTimeline
