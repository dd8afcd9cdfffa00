import type { Router } from '@adonisjs/core/http'
import { listQuery } from '#core/lists/list_query'
import { storeInvoice, storeInvoiceReminder } from '#plugins/sales/invoices/invoice_validator'
import { storeInvoiceCorrection } from '#plugins/sales/refunds/refund_validator'

const InvoicesController = () => import('#plugins/sales/invoices/controllers/invoices_controller')

const API = '/api/admin/sales'

/** Staff bill what was ordered. */
export function invoiceRoutes(router: Router): void {
  router
    .get(`${API}/invoices`, [InvoicesController, 'index'])
    .as('sales.admin.invoices.index')
    .permission('sales.invoices.list')
    .accepts(listQuery)
  router
    .get(`${API}/invoices/:id`, [InvoicesController, 'show'])
    .as('sales.admin.invoices.show')
    .permission('sales.invoices.view')
  router
    .post(`${API}/orders/:id/invoices`, [InvoicesController, 'store'])
    .as('sales.admin.invoices.store')
    .permission('sales.invoices.create')
    .accepts(storeInvoice)
  router
    .post(`${API}/invoices/:id/corrections`, [InvoicesController, 'correct'])
    .as('sales.admin.invoice_corrections.store')
    .permission('sales.refunds.create')
    .accepts(storeInvoiceCorrection)
  router
    .post(`${API}/invoices/:id/reminders`, [InvoicesController, 'remind'])
    .as('sales.admin.invoice_reminders.store')
    .permission('sales.invoices.remind')
    .accepts(storeInvoiceReminder)
}
