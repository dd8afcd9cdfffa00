import app from '@adonisjs/core/services/app'
import { Store } from '#core/database/store'
import type { MenuCount } from '#plugins/platform/index'

/** Returns for which staff have to do something. */
const returnsToHandle: MenuCount = {
  entry: 'rma.menu.admin_returns',
  permission: 'rma.returns.list',
  async count() {
    const { reader } = await app.container.make(Store)
    const row = await reader.first<{ count: number }>(
      "select count(*) as count from rma_returns where state in ('new_request', 'processing', 'returned')",
      []
    )
    return Number(row?.count ?? 0)
  },
}

export default returnsToHandle
