import app from '@adonisjs/core/services/app'
import { Lists } from '#core/lists/lists'
import { OPEN_ALERTS } from '#plugins/sales/payments/alerts/alert_list'
import { label } from '#plugins/sales/shared/label'
import type { DashboardWidget } from '#plugins/platform/index'

/** Alerts about money, whatever the days. */
const openAlerts: DashboardWidget = {
  label: label('Paiements à vérifier', 'Payments to check'),
  permission: 'sales.payment_alerts.list',
  place: 'waiting',
  order: 13,
  async load() {
    const lists = await app.container.make(Lists)
    return {
      figures: [
        {
          isAlert: true,
          label: label('Alertes de paiement', 'Payment alerts'),
          value: await lists.count('sales.payment_alerts', { query: { filter: OPEN_ALERTS } }),
          screen: 'sales.admin.payment_alerts',
          query: `filter[state]=${OPEN_ALERTS.state}`,
        },
      ],
    }
  },
}

export default openAlerts
