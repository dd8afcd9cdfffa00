import app from '@adonisjs/core/services/app'
import { Lists } from '#core/lists/lists'
import { OPEN_ALERTS } from '#plugins/sales/payments/alerts/alert_list'
import type { MenuCount } from '#plugins/platform/index'

/** Alerts that nobody has closed. */
const alertsToClose: MenuCount = {
  entry: 'sales.menu.payment_alerts',
  permission: 'sales.payment_alerts.list',
  async count() {
    const lists = await app.container.make(Lists)
    return lists.count('sales.payment_alerts', { query: { filter: OPEN_ALERTS } })
  },
}

export default alertsToClose
