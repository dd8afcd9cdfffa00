import app from '@adonisjs/core/services/app'
import { Store } from '#core/database/store'
import type { MenuCount } from '#plugins/platform/index'

/** Withdrawals whose money is to be given back. */
const withdrawalsToHandle: MenuCount = {
  entry: 'rma.menu.withdrawals',
  permission: 'rma.withdrawals.list',
  async count() {
    const { reader } = await app.container.make(Store)
    const row = await reader.first<{ count: number }>(
      "select count(*) as count from rma_withdrawals where state = 'received'",
      []
    )
    return Number(row?.count ?? 0)
  },
}

export default withdrawalsToHandle
