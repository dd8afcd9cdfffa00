import type { Router } from '@adonisjs/core/http'
import { listQuery } from '#core/lists/list_query'
import {
  storeDelivery,
  storeShipment,
  storeShipmentBatch,
  storeShipmentPreview,
} from '#plugins/sales/shipments/shipment_validator'

const ShipmentsController = () => import('#plugins/sales/shipments/controllers/shipments_controller')

const API = '/api/admin/sales'

/** Staff send what was ordered. */
export function shipmentRoutes(router: Router): void {
  router
    .get(`${API}/shipments`, [ShipmentsController, 'index'])
    .as('sales.admin.shipments.index')
    .permission('sales.shipments.list')
    .accepts(listQuery)
  router
    .get(`${API}/shipments/:id`, [ShipmentsController, 'show'])
    .as('sales.admin.shipments.show')
    .permission('sales.shipments.view')
  router
    .post(`${API}/shipments/:id/delivery`, [ShipmentsController, 'deliver'])
    .as('sales.admin.shipment_deliveries.store')
    .permission('sales.shipments.deliver')
    .accepts(storeDelivery)
  router
    .get(`${API}/shipment-sources`, [ShipmentsController, 'sources'])
    .as('sales.admin.shipment_sources.index')
    .permission('sales.shipments.create')
  router
    .post(`${API}/orders/:id/shipments`, [ShipmentsController, 'store'])
    .as('sales.admin.shipments.store')
    .permission('sales.shipments.create')
    .accepts(storeShipment)
  router
    .post(`${API}/shipment-previews`, [ShipmentsController, 'preview'])
    .as('sales.admin.shipment_previews.store')
    .permission('sales.shipments.create')
    .accepts(storeShipmentPreview)
  router
    .post(`${API}/shipment-batches`, [ShipmentsController, 'sendMany'])
    .as('sales.admin.shipment_batches.store')
    .permission('sales.shipments.create')
    .accepts(storeShipmentBatch)
}
