import app from '@adonisjs/core/services/app'
import { Store } from '#core/database/store'
import { instantsOf } from '#core/lists/ranges'
import { countByDay, type DashboardWidget } from '#plugins/platform/index'

const label = (fr_FR: string, en_GB: string) => ({ fr_FR, en_GB })

/** Who opened an account, day by day. */
const newCustomers: DashboardWidget = {
  label: label('Nouveaux clients', 'New customers'),
  permission: 'users.customers.list',
  place: 'headline',
  order: 30,
  async load({ period, before, zone }) {
    const { reader } = await app.container.make(Store)
    const { from } = instantsOf(before, zone)
    const { to } = instantsOf(period, zone)
    const rows = await reader.all<{ created_at: string }>(
      'select created_at from users_customers where created_at >= ? and created_at < ?',
      [String(from), String(to)]
    )
    const instants = rows.map(({ created_at }) => created_at)
    const line = countByDay(instants, period, zone)
    const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)
    return {
      figures: [
        {
          label: label('Nouveaux clients', 'New customers'),
          value: sum(line),
          previous: sum(countByDay(instants, before, zone)),
          line,
          screen: 'users.admin.customers',
        },
      ],
    }
  },
}

export default newCustomers
