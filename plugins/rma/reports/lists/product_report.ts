import { label } from '#plugins/rma/label'
import { SOLD_LINES, percent, returnedColumns } from '#plugins/rma/reports/sold_and_returned'
import type { ListDefinition } from '#core/lists/list'

/** What came back of each product. One that is gone from the shop stands by its SKU. */
export default {
  permission: 'rma.reports.list',
  label: label('Retours par produit', 'Returns by product'),
  ofPeriod: true,
  from: `(select coalesce(e.product_id, -min(e.line_id)) as id, e.product_id, min(e.sku) as sku, max(e.name) as name,
      sum(e.pieces) as pieces, sum(e.returned) as returned, ${percent('sum(e.returned)', 'sum(e.pieces)')} as rate
    from ${SOLD_LINES} e group by e.product_id, case when e.product_id is null then e.sku else '' end) p`,
  id: 'p.id',
  order: '-returned',
  search: ['core_fold(p.name)', 'core_fold(p.sku)'],
  naming: { codes: ['p.sku'], titles: ['core_fold(p.name)'] },
  columns: {
    name: { type: 'text', sql: 'p.name', label: label('Produit', 'Product'), card: 'title' },
    sku: { type: 'text', sql: 'p.sku', sort: 'p.sku', label: label('Référence', 'SKU'), card: 'subtitle' },
    ...returnedColumns,
    product_id: { type: 'id', sql: 'p.product_id', label: label('N° de produit', 'Product no.'), isShown: false },
  },
} satisfies ListDefinition
