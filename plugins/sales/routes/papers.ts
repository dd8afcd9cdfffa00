import type { Router } from '@adonisjs/core/http'
import { showQuote } from '#plugins/sales/validators/quote_validator'
import { showQuotePaper, storePapers } from '#plugins/sales/validators/paper_validator'

const InvoicePapersController = () => import('#plugins/sales/controllers/papers/invoice_papers_controller')
const RefundPapersController = () => import('#plugins/sales/controllers/papers/refund_papers_controller')
const ShipmentPapersController = () => import('#plugins/sales/controllers/papers/shipment_papers_controller')
const OwnInvoicePapersController = () => import('#plugins/sales/controllers/papers/own_invoice_papers_controller')
const OwnRefundPapersController = () => import('#plugins/sales/controllers/papers/own_refund_papers_controller')

const QuotePapersController = () => import('#plugins/sales/controllers/papers/quote_papers_controller')
const OwnQuotePapersController = () => import('#plugins/sales/controllers/papers/own_quote_papers_controller')

const API = '/api/admin/sales'
const OWN = '/api/sales/account'
const OWN_PERMISSION = 'sales.account.orders'

/** Documents on paper: staff print them one by one or many together, customers take their own. */
export function paperRoutes(router: Router): void {
  onePaper(router)
  manyPapers(router)
  quotePapers(router)
  router
    .get(`${OWN}/invoices/:number/pdf`, [OwnInvoicePapersController, 'show'])
    .as('sales.invoice_papers.show')
    .customer(OWN_PERMISSION)
  router
    .get(`${OWN}/refunds/:number/pdf`, [OwnRefundPapersController, 'show'])
    .as('sales.refund_papers.show')
    .customer(OWN_PERMISSION)
}

/** A guest takes theirs by the key of a signed link. */
function quotePapers(router: Router): void {
  router
    .get(`${API}/quotes/:id/pdf`, [QuotePapersController, 'show'])
    .as('sales.admin.quote_papers.show')
    .permission('sales.quotes.print')
    .accepts(showQuotePaper)
  router
    .get('/api/sales/quotes/:number/pdf', [OwnQuotePapersController, 'show'])
    .as('sales.quote_papers.show')
    .public()
    .accepts(showQuote)
}

function onePaper(router: Router): void {
  router
    .get(`${API}/invoices/:id/pdf`, [InvoicePapersController, 'show'])
    .as('sales.admin.invoice_papers.show')
    .permission('sales.invoices.print')
  router
    .get(`${API}/refunds/:id/pdf`, [RefundPapersController, 'show'])
    .as('sales.admin.refund_papers.show')
    .permission('sales.refunds.print')
  router
    .get(`${API}/shipments/:id/pdf`, [ShipmentPapersController, 'show'])
    .as('sales.admin.shipment_papers.show')
    .permission('sales.shipments.print')
}

function manyPapers(router: Router): void {
  router
    .post(`${API}/invoice-papers`, [InvoicePapersController, 'store'])
    .as('sales.admin.invoice_papers.store')
    .permission('sales.invoices.print')
    .accepts(storePapers)
  router
    .post(`${API}/refund-papers`, [RefundPapersController, 'store'])
    .as('sales.admin.refund_papers.store')
    .permission('sales.refunds.print')
    .accepts(storePapers)
  router
    .post(`${API}/shipment-papers`, [ShipmentPapersController, 'store'])
    .as('sales.admin.shipment_papers.store')
    .permission('sales.shipments.print')
    .accepts(storePapers)
  router
    .post(`${API}/quote-papers`, [QuotePapersController, 'store'])
    .as('sales.admin.quote_papers.store')
    .permission('sales.quotes.print')
    .accepts(storePapers)
}
