import type { Router } from '@adonisjs/core/http'
import { showQuote } from '#plugins/sales/quotes/quote_validator'
import { showQuotePaper, storePapers } from '#plugins/sales/documents/papers/paper_validator'

const Papers = () => import('#plugins/sales/documents/papers/papers_controller')

const API = '/api/admin/sales'
const OWN = '/api/sales/account'

const MANY = {
  invoice: 'printInvoices',
  refund: 'printRefunds',
  shipment: 'printShipments',
  quote: 'printQuotes',
} as const

/** Documents on paper: staff print them one by one or many together, customers take their own. */
export function paperRoutes(router: Router): void {
  for (const kind of ['invoice', 'refund', 'shipment', 'quote'] as const) {
    const one = router
      .get(`${API}/${kind}s/:id/pdf`, [Papers, kind])
      .as(`sales.admin.${kind}_papers.show`)
      .permission(`sales.${kind}s.print`)
    if (kind === 'quote') one.accepts(showQuotePaper)
    router
      .post(`${API}/${kind}-papers`, [Papers, MANY[kind]])
      .as(`sales.admin.${kind}_papers.store`)
      .permission(`sales.${kind}s.print`)
      .accepts(storePapers)
  }
  for (const kind of ['invoice', 'refund'] as const) {
    router
      .get(`${OWN}/${kind}s/:number/pdf`, [Papers, kind === 'invoice' ? 'ownInvoice' : 'ownRefund'])
      .as(`sales.${kind}_papers.show`)
      .customer('sales.account.orders')
  }
  // A guest takes theirs by the key of a signed link.
  router
    .get('/api/sales/quotes/:number/pdf', [Papers, 'ownQuote'])
    .as('sales.quote_papers.show')
    .public()
    .accepts(showQuote)
}
