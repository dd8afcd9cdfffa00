import type { Router } from '@adonisjs/core/http'
import { storeStockAlert } from '#plugins/catalogue/stock_alerts/stock_alert_validator'

const StockAlertsController = () => import('#plugins/catalogue/stock_alerts/stock_alerts_controller')

const API = '/api/catalogue/stock-alerts'

/** Mails to those who wait for something sold out. */
export function stockAlertRoutes(router: Router): void {
  router
    .post(API, [StockAlertsController, 'store'])
    .as('catalogue.stock_alerts.store')
    .public()
    .accepts(storeStockAlert)
  router.delete(`${API}/:token`, [StockAlertsController, 'destroy']).as('catalogue.stock_alerts.destroy').public()
}
