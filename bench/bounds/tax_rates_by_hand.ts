import { listed } from '#core/lists/listed'
import { postcodes } from '#plugins/sales/shared/postcodes'
import type { ListDefinition } from '#core/lists/list'

/** The list of VAT rates, written by hand. */
export const taxRatesByHand: ListDefinition = {
  permission: 'sales.tax_rates.list',
  label: { fr_FR: 'Taux de TVA', en_GB: 'VAT rates' },
  from: 'sales_tax_rates r',
  id: 'r.id',
  columns: {
    name: { type: 'text', sql: 'r.name', label: { fr_FR: 'Nom', en_GB: 'Name' } },
    rate: { type: 'number', sql: 'r.basis_points', label: { fr_FR: 'Taux', en_GB: 'Rate' } },
    categories: { type: 'text', sql: listed('r.categories'), label: { fr_FR: 'Catégories', en_GB: 'Categories' } },
    countries: { type: 'text', sql: listed('r.countries'), label: { fr_FR: 'Pays', en_GB: 'Countries' } },
    postcodes: { type: 'text', sql: postcodes('r'), label: { fr_FR: 'Codes postaux', en_GB: 'Postcodes' } },
    groups: { type: 'text', sql: listed('r.customer_groups'), label: { fr_FR: 'Groupes', en_GB: 'Groups' } },
    vat_number: { type: 'boolean', sql: 'r.needs_vat_number', label: { fr_FR: 'Numéro', en_GB: 'Number' } },
    note: { type: 'text', sql: 'r.note', label: { fr_FR: 'Mention légale', en_GB: 'Legal note' } },
    starts_on: { type: 'day', sql: 'r.starts_on', label: { fr_FR: 'Dès le', en_GB: 'From' } },
    ends_on: { type: 'day', sql: 'r.ends_on', label: { fr_FR: 'Jusqu’au', en_GB: 'Until' } },
    priority: { type: 'number', sql: 'r.priority', label: { fr_FR: 'Priorité', en_GB: 'Priority' } },
  },
  search: ['core_fold(r.name)', 'core_fold(r.note)', 'lower(r.countries)'],
  order: 'name',
}
