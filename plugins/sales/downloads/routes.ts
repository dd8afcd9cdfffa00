import type { Router } from '@adonisjs/core/http'
import { storeDownloadRenewal } from '#plugins/sales/downloads/download_validator'

const OwnDownloadsController = () => import('#plugins/sales/downloads/controllers/own_downloads_controller')
const OrderDownloadsController = () => import('#plugins/sales/downloads/controllers/order_downloads_controller')

const OWN = '/api/sales/account/downloads'
const ORDERS = '/api/admin/sales/orders'

/** Customers fetch the files that they bought, and staff let them do it again. */
export function downloadRoutes(router: Router): void {
  router.get(OWN, [OwnDownloadsController, 'index']).as('sales.downloads.index').customer('sales.account.downloads')
  router
    .get(`${OWN}/:line/:id`, [OwnDownloadsController, 'show'])
    .as('sales.downloads.show')
    .customer('sales.account.downloads')
  router
    .get(`${ORDERS}/:id/downloads`, [OrderDownloadsController, 'index'])
    .as('sales.admin.order_downloads.index')
    .permission('sales.orders.view')
  router
    .post(`${ORDERS}/:id/downloads`, [OrderDownloadsController, 'store'])
    .as('sales.admin.order_downloads.store')
    .permission('sales.downloads.renew')
    .accepts(storeDownloadRenewal)
}
