import { translateRows } from '#core/import/flat_dialect'
import { resourceDialect } from '#core/resources/resource_importer'
import { placeOrEmpty } from '#plugins/sales/shared/import_cells'
import taxRates from '#plugins/sales/resources/tax_rates'

/** VAT rates of WooCommerce. Rates of one name may hold in several places. */
export default resourceDialect(taxRates, {
  label: { fr_FR: 'Taux de TVA (WooCommerce)', en_GB: 'VAT rates (WooCommerce)' },
  key: ['name', 'countries', 'state', 'postcodeFrom'],
  columns: {
    'Country code': ['Code pays'],
    'State code': ['Code état'],
    'Postcode / ZIP': ['Code postal'],
    'Rate %': ['Taux %'],
    'Tax name': ['Nom de la taxe'],
    'Priority': ['Priorité'],
    'Tax class': ['Classe de taxe'],
  },
  marks: ['Country code', 'Rate %', 'Tax name'],
  translate: (file) =>
    Promise.resolve(
      translateRows(file, {
        name: 'Tax name',
        basisPoints: { from: 'Rate %', as: (rate) => rate.replace(/(\.\d\d)0+$/, '$1') },
        countries: { from: 'Country code', as: placeOrEmpty },
        state: { from: 'State code', as: placeOrEmpty },
        postcodeFrom: { from: 'Postcode / ZIP', as: (code) => placeOrEmpty(code.split('...')[0]) },
        postcodeTo: { from: 'Postcode / ZIP', as: (code) => placeOrEmpty(code.split('...')[1]) },
      })
    ),
})
