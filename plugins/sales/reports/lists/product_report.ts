import { SOLD_LINES, before, now } from '#plugins/sales/reports/sold'
import { label } from '#plugins/sales/shared/label'
import { soldColumns } from '#plugins/sales/reports/lists/report_columns'
import type { ListDefinition } from '#core/lists/list'

/** What was sold of each product. One that is gone from the shop stands by its SKU. */
export default {
  permission: 'sales.reports.list',
  label: label('Ventes par produit', 'Sales by product'),
  ofPeriod: true,
  from: `(select coalesce(e.product_id, -min(e.line_id)) as id, e.product_id, min(e.sku) as sku, max(e.name) as name,
      max(e.currency) as currency, ${now('pieces')} as pieces, ${now('returned')} as returned, ${now('net')} as net,
      ${now('gross')} as gross, ${before('gross')} as before
    from ${SOLD_LINES} e group by e.product_id, case when e.product_id is null then e.sku else '' end) p`,
  id: 'p.id',
  order: '-gross',
  search: ['core_fold(p.name)', 'core_fold(p.sku)'],
  naming: { codes: ['p.sku'], titles: ['core_fold(p.name)'] },
  columns: {
    name: { type: 'text', sql: 'p.name', label: label('Produit', 'Product') },
    sku: { type: 'text', sql: 'p.sku', sort: 'p.sku', label: label('Référence', 'SKU') },
    pieces: { type: 'number', sql: 'p.pieces', label: label('Vendus', 'Sold') },
    returned: { type: 'number', sql: 'p.returned', label: label('Remboursés', 'Refunded') },
    ...soldColumns,
    product_id: { type: 'id', sql: 'p.product_id', label: label('N° de produit', 'Product no.'), isShown: false },
  },
} satisfies ListDefinition
