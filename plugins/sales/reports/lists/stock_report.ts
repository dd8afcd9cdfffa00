import { label } from '#plugins/sales/shared/label'
import type { ListDefinition } from '#core/lists/list'

/** What lies in stock today, by variant, at the price of the catalogue with VAT. */
export default {
  permission: 'sales.reports.stock',
  label: label('Valeur du stock', 'Value of the stock'),
  from: `(select v.id, v.sku, r.name, v.product_id, v.currency, v.price_amount, s.on_hand, s.reserved,
      s.on_hand * v.price_amount as worth
    from (select l.variant_id, sum(l.on_hand) as on_hand, sum(l.reserved) as reserved
      from catalogue_stock_levels l where l.on_hand > 0 group by l.variant_id) s
    join catalogue_variants v on v.id = s.variant_id
    join catalogue_product_rows r on r.product_id = v.product_id) p`,
  id: 'p.id',
  order: '-worth',
  search: ['core_fold(p.name)', 'core_fold(p.sku)'],
  naming: { codes: ['p.sku'], titles: ['core_fold(p.name)'] },
  columns: {
    name: { type: 'text', sql: 'p.name', label: label('Produit', 'Product') },
    sku: { type: 'text', sql: 'p.sku', sort: 'p.sku', label: label('Référence', 'SKU') },
    on_hand: { type: 'number', sql: 'p.on_hand', label: label('En stock', 'On hand') },
    reserved: { type: 'number', sql: 'p.reserved', label: label('Réservés', 'Reserved') },
    price: {
      type: 'money',
      sql: 'p.price_amount',
      currency: 'p.currency',
      label: label('Prix de vente TTC', 'Sales price with VAT'),
    },
    worth: {
      type: 'money',
      sql: 'p.worth',
      currency: 'p.currency',
      label: label('Valeur au prix de vente TTC', 'Worth at the sales price with VAT'),
    },
    product_id: { type: 'id', sql: 'p.product_id', label: label('N° de produit', 'Product no.'), isShown: false },
  },
} satisfies ListDefinition
