import { columnsNamed, translateRows } from '#core/import/flat_dialect'
import { stockDialect } from '#plugins/catalogue/stock/import/stock_file'

/** Magento's own source is ours. */
const DEFAULT = 'default'

export default stockDialect(
  { fr_FR: 'Stock (Magento)', en_GB: 'Stock (Magento)' },
  {
    columns: columnsNamed('source_code sku status quantity'),
    marks: ['source_code', 'sku', 'quantity'],
    translate: (file) =>
      Promise.resolve(
        translateRows(file, {
          sku: 'sku',
          quantity: 'quantity',
          source: { from: 'source_code', as: (code) => (code === DEFAULT ? '' : code) },
        })
      ),
  }
)
