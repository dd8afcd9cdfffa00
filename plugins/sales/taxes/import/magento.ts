import { translateRows } from '#core/import/flat_dialect'
import { resourceDialect } from '#core/resources/resource_importer'
import { placeOrEmpty } from '#plugins/sales/shared/import_cells'
import taxRates from '#plugins/sales/resources/tax_rates'

/** VAT rates of Magento. The file does not say for which goods: they hold for all. */
export default resourceDialect(taxRates, {
  label: { fr_FR: 'Taux de TVA (Magento)', en_GB: 'VAT rates (Magento)' },
  key: ['name'],
  columns: {
    'Code': [],
    'Country': [],
    'State': [],
    'Zip/Post Code': [],
    'Rate': [],
    'Range From': ['Zip/Post is Range From'],
    'Range To': ['Zip/Post is Range To'],
  },
  marks: ['Code', 'Country', 'Zip/Post Code', 'Rate'],
  translate: (file) =>
    Promise.resolve(
      translateRows(file, {
        name: 'Code',
        basisPoints: { from: 'Rate', as: (rate) => rate.replace(/(\.\d\d)0+$/, '$1') },
        countries: { from: 'Country', as: placeOrEmpty },
        state: { from: 'State', as: placeOrEmpty },
        postcodeFrom: { from: 'Zip/Post Code', as: (code, row) => placeOrEmpty(row['Range From'] || code) },
        postcodeTo: { from: 'Range To', as: placeOrEmpty },
      })
    ),
})
