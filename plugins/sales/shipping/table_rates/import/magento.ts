import { placeOrEmpty } from '#plugins/sales/shared/import_cells'
import { countryFrom, gramsOf, tableRateDialect } from '#plugins/sales/shipping/table_rates/import/table_rate_dialect'

/** Table rates of Magento, by weight, amount or number of goods. They have no label: `--defaults label=…` gives one. */
export default tableRateDialect(
  { fr_FR: 'Tarifs de livraison (Magento)', en_GB: 'Table rates (Magento)' },
  {
    columns: {
      'Country': [],
      'Region/State': [],
      'Zip/Postal Code': [],
      'Weight (and above)': [],
      'Order Subtotal (and above)': [],
      '# of Items (and above)': [],
      'Shipping Price': [],
    },
    marks: ['Country', 'Region/State', 'Zip/Postal Code', 'Shipping Price'],
    facts: {
      country: { from: 'Country', as: countryFrom },
      state: { from: 'Region/State', as: placeOrEmpty },
      postcodeFrom: { from: 'Zip/Postal Code', as: placeOrEmpty },
      weightFrom: { from: 'Weight (and above)', as: gramsOf },
      amountFrom: { from: 'Order Subtotal (and above)', as: placeOrEmpty },
      quantityFrom: { from: '# of Items (and above)', as: (cell) => placeOrEmpty(cell).replace(/\.0+$/, '') },
      price: { from: 'Shipping Price', as: (price) => price.replace(/(\.\d\d)0+$/, '$1') },
    },
  }
)
