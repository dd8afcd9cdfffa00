import type { ListDefinition } from '#core/lists/list'

/** What goods are taxed as. */
const taxCategoryList: ListDefinition = {
  permission: 'sales.tax_categories.list',
  label: { fr_FR: 'Catégories de TVA', en_GB: 'VAT categories' },
  from: 'sales_tax_categories c',
  id: 'c.id',
  columns: {
    name: { type: 'text', sql: 'c.name', label: { fr_FR: 'Nom', en_GB: 'Name' } },
    code: { type: 'text', sql: 'c.code', label: { fr_FR: 'Code', en_GB: 'Code' } },
    description: { type: 'text', sql: 'c.description', label: { fr_FR: 'Pour', en_GB: 'For' }, sort: false },
    products: {
      type: 'number',
      sql: '(select count(*) from catalogue_products p where p.tax_category = c.code)',
      label: { fr_FR: 'Produits', en_GB: 'Products' },
      filter: false,
      sort: false,
    },
    position: { type: 'number', sql: 'c.position', label: { fr_FR: 'Ordre', en_GB: 'Order' }, isShown: false },
  },
  search: ['core_fold(c.name)', 'c.code'],
  order: 'position',
}

export default taxCategoryList
