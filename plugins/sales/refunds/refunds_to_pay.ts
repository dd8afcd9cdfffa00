import app from '@adonisjs/core/services/app'
import { Lists } from '#core/lists/lists'
import { TO_PAY } from '#plugins/sales/refunds/refunds_widget'
import type { MenuCount } from '#plugins/platform/index'

/** Credit notes whose money has to be given. */
const refundsToPay: MenuCount = {
  entry: 'sales.menu.admin_refunds',
  permission: 'sales.refunds.list',
  async count() {
    const lists = await app.container.make(Lists)
    return lists.count('sales.refunds', { query: { filter: TO_PAY } })
  },
}

export default refundsToPay
