import app from '@adonisjs/core/services/app'
import { Store } from '#core/database/store'
import type { MenuCount } from '#plugins/platform/index'

/** Requests that wait for a price. */
const quotesToAnswer: MenuCount = {
  entry: 'sales.menu.admin_quotes',
  permission: 'sales.quotes.list',
  async count() {
    const { reader } = await app.container.make(Store)
    const row = await reader.first<{ count: number }>(
      "select count(*) as count from sales_quotes where state = 'requested' and maker = 'customer'",
      []
    )
    return Number(row?.count ?? 0)
  },
}

export default quotesToAnswer
