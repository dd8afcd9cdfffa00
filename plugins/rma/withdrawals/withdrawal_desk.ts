import { DateTime } from 'luxon'
import app from '@adonisjs/core/services/app'
import { deadlinesOf } from '#plugins/rma/withdrawals/period/withdrawal_period'
import { label } from '#plugins/rma/label'
import { Withdrawable } from '#plugins/rma/withdrawals/services/withdrawable'
import type { DeskSource } from '#plugins/platform/index'

interface Row {
  id: number
  number: string
  name: string
  order_number: string
  channel: string
  since: string
  total: number
}

const FIND = `select id, number, customer_name as name, order_number, channel, received_at as since, count(*) over () as total
  from rma_withdrawals where state = 'received' order by received_at, id limit ?`

/** The end of the last day on which the law lets the shop refund. */
function dueAt(receivedAt: string, zone: string): string | null {
  return DateTime.fromISO(deadlinesOf(receivedAt, zone).refundBy, { zone }).endOf('day').toUTC().toISO()
}

/** Withdrawals whose money is to be given back. */
const withdrawalDesk: DeskSource = {
  label: label('Rétractations à rembourser', 'Withdrawals to refund'),
  icon: 'return',
  permission: 'rma.withdrawals.list',
  order: 21,
  entry: 'rma.menu.withdrawals',
  list: { screen: 'rma.admin.withdrawals', query: 'filter[state]=received' },
  async load(reader, { limit }) {
    const right = await app.container.make(Withdrawable)
    const rows = await reader.all<Row>(FIND, [limit])
    const items = rows.map(({ id, number, name, order_number: order, channel, since }) => ({
      id: Number(id),
      number,
      title: name,
      text: order,
      waitsFor: { kind: 'shop' as const },
      since,
      dueAt: dueAt(since, right.zoneOf(channel)),
      screen: 'rma.admin.withdrawal',
      params: { id: Number(id) },
    }))
    return { items, total: Number(rows[0]?.total ?? 0) }
  },
}

export default withdrawalDesk
