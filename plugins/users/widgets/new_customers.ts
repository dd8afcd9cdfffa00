import app from '@adonisjs/core/services/app'
import { DateTime } from 'luxon'
import { Store } from '#core/database/store'
import { readInstant, writeInstant } from '#core/time/instant'
import type { DashboardWidget, Period } from '#plugins/platform/index'

const CREATED = 'select created_at from users_customers where created_at >= ? and created_at < ?'

/** How many customers came, day by day. */
const newCustomers: DashboardWidget = {
  label: { fr_FR: 'Nouveaux clients', en_GB: 'New customers' },
  permission: 'users.customers.list',
  order: 40,
  async load({ period, before, zone }) {
    const [values, former] = await Promise.all([perDay(period, zone), perDay(before, zone)])
    const label = { fr_FR: 'Nouveaux clients', en_GB: 'New customers' }
    return {
      figures: [{ label, value: sum(values), previous: sum(former), screen: 'users.admin.customers' }],
      series: { label, values, before: former },
    }
  },
}

/** Customers of each day of a period, as days are in the shop's zone. */
async function perDay({ from, to }: Period, zone: string): Promise<number[]> {
  const first = DateTime.fromISO(from, { zone })
  const end = DateTime.fromISO(to, { zone }).plus({ days: 1 })
  const { reader } = await app.container.make(Store)
  const rows = await reader.all<{ created_at: string }>(CREATED, [writeInstant(first), writeInstant(end)])
  const dayOf = (instant: string) => readInstant(instant).setZone(zone).toISODate()
  const counts = Map.groupBy(rows, (row) => dayOf(row.created_at))
  const days = Math.round(end.diff(first, 'days').days)
  return Array.from({ length: days }, (_, at) => counts.get(first.plus({ days: at }).toISODate())?.length ?? 0)
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)

export default newCustomers
