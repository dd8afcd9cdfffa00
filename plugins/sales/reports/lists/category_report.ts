import { SOLD_LINES, before, now } from '#plugins/sales/reports/sold'
import { label } from '#plugins/sales/shared/label'
import { soldColumns } from '#plugins/sales/reports/lists/report_columns'
import type { ListDefinition } from '#core/lists/list'

/** What was sold in each category as the catalogue stands today; what stands in two counts in both. */
export default {
  permission: 'sales.reports.list',
  label: label('Ventes par catégorie', 'Sales by category'),
  ofPeriod: true,
  from: `(select coalesce(c.id, 0) as id, coalesce(max(t.name), max(c.code), '') as name, max(e.currency) as currency,
      ${now('pieces')} as pieces, ${now('returned')} as returned, ${now('net')} as net, ${now('gross')} as gross,
      ${before('gross')} as before
    from ${SOLD_LINES} e
    left join (select pc.product_id, g.id, g.code from catalogue_product_categories pc
      join catalogue_categories g on g.id = pc.category_id and g.kind = 'category') c on c.product_id = e.product_id
    left join catalogue_category_translations t on t.category_id = c.id and t.locale = :locale
    group by c.id) p`,
  id: 'p.id',
  order: '-gross',
  search: ['core_fold(p.name)'],
  naming: { titles: ['core_fold(p.name)'] },
  columns: {
    name: { type: 'text', sql: 'p.name', label: label('Catégorie', 'Category') },
    pieces: { type: 'number', sql: 'p.pieces', label: label('Vendus', 'Sold') },
    returned: { type: 'number', sql: 'p.returned', label: label('Remboursés', 'Refunded') },
    ...soldColumns,
  },
  present: (rows, locale) =>
    rows.map((row) => (row.name === '' ? { ...row, name: WITHOUT[locale] ?? WITHOUT.fr_FR } : row)),
} satisfies ListDefinition

const WITHOUT = label('Sans catégorie', 'No category')
