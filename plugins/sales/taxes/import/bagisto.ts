import { columnsNamed, translateRows } from '#core/import/flat_dialect'
import { resourceDialect } from '#core/resources/resource_importer'
import { placeOrEmpty, isYes } from '#plugins/sales/shared/import_cells'
import taxRates from '#plugins/sales/resources/tax_rates'

/** VAT rates of Bagisto. The file does not say for which goods: they hold for all. */
export default resourceDialect(taxRates, {
  label: { fr_FR: 'Taux de TVA (Bagisto)', en_GB: 'VAT rates (Bagisto)' },
  key: ['name'],
  columns: columnsNamed('identifier is_zip_range zip_code zip_from zip_to state country tax_rate'),
  marks: ['identifier', 'country', 'tax_rate'],
  translate: (file) =>
    Promise.resolve(
      translateRows(file, {
        name: 'identifier',
        basisPoints: 'tax_rate',
        countries: { from: 'country', as: placeOrEmpty },
        state: { from: 'state', as: placeOrEmpty },
        postcodeFrom: {
          from: 'zip_code',
          as: (code, row) => placeOrEmpty(isYes(row.is_zip_range) ? row.zip_from : code),
        },
        postcodeTo: { from: 'zip_to', as: (code, row) => (isYes(row.is_zip_range) ? placeOrEmpty(code) : '') },
      })
    ),
})
