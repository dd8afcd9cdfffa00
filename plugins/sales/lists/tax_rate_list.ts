import app from '@adonisjs/core/services/app'
import { Store } from '#core/database/store'
import { listed, postcodes } from '#plugins/sales/lists/listed'
import { TAX_CATEGORIES } from '#plugins/sales/taxes/tax_records'
import { listRecords } from '#core/records/record_kind'
import { outside } from '#plugins/sales/database/statements'
import type { ListDefinition } from '#core/lists/list'

/** How much VAT holds where, for whom and when. */
const taxRateList: ListDefinition = {
  permission: 'sales.tax_rates.list',
  label: { fr_FR: 'Taux de TVA', en_GB: 'VAT rates' },
  from: 'sales_tax_rates r',
  id: 'r.id',
  columns: {
    name: { type: 'text', sql: 'r.name', label: { fr_FR: 'Nom', en_GB: 'Name' } },
    // Hundredths of a percent: the screen writes them as a rate.
    rate: { type: 'number', sql: 'r.basis_points', label: { fr_FR: 'Taux', en_GB: 'Rate' } },
    categories: { type: 'text', sql: listed('r.categories'), label: { fr_FR: 'Catégories', en_GB: 'Categories' } },
    countries: { type: 'text', sql: listed('r.countries'), label: { fr_FR: 'Pays', en_GB: 'Countries' } },
    postcodes: { type: 'text', sql: postcodes('r'), label: { fr_FR: 'Codes postaux', en_GB: 'Postcodes' } },
    groups: {
      type: 'text',
      sql: listed('r.customer_groups'),
      label: { fr_FR: 'Groupes', en_GB: 'Groups' },
      isShown: false,
    },
    vat_number: {
      type: 'boolean',
      sql: 'r.needs_vat_number',
      label: { fr_FR: 'Numéro de TVA exigé', en_GB: 'VAT number needed' },
      isShown: false,
    },
    note: { type: 'text', sql: 'r.note', label: { fr_FR: 'Mention légale', en_GB: 'Legal note' } },
    starts_on: { type: 'day', sql: 'r.starts_on', label: { fr_FR: 'Dès le', en_GB: 'From' }, isShown: false },
    ends_on: { type: 'day', sql: 'r.ends_on', label: { fr_FR: 'Jusqu’au', en_GB: 'Until' }, isShown: false },
    priority: { type: 'number', sql: 'r.priority', label: { fr_FR: 'Priorité', en_GB: 'Priority' }, isShown: false },
  },
  search: ['core_fold(r.name)', 'core_fold(r.note)', 'lower(r.countries)'],
  order: 'name',
  async present(rows) {
    const categories = await listRecords(outside(await app.container.make(Store)), TAX_CATEGORIES)
    const names = new Map(categories.map(({ code, name }) => [code, name]))
    const named = (codes: string) => codes.split(', ').map((code) => names.get(code) ?? code)
    return rows.map((row) =>
      typeof row.categories === 'string' ? { ...row, categories: named(row.categories).join(', ') } : row
    )
  },
}

export default taxRateList
