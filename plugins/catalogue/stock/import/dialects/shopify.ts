import { translateRows } from '#core/import/flat_dialect'
import { stockDialect } from '#plugins/catalogue/stock/import/stock_file'

/** What is sold but not stocked, and what is owed, is nothing on hand. */
const onHand = (cell: string) => (/^-\d+$/.test(cell) || /^not stocked$/i.test(cell) ? '0' : cell)

export default stockDialect(
  { fr_FR: 'Stock (Shopify)', en_GB: 'Stock (Shopify)' },
  {
    columns: {
      'Handle': [],
      'SKU': [],
      'Location': [],
      'On hand (new)': [],
      'On hand (current)': ['On hand'],
      'Available': [/^available/i],
    },
    marks: ['Handle', 'SKU', 'Location'],
    translate(file) {
      const from = ['On hand (current)', 'Available'].find((name) => file.columns.has(name)) ?? 'Available'
      const as = (cell: string, row: Readonly<Record<string, string>>) => onHand(row['On hand (new)']?.trim() || cell)
      return Promise.resolve(translateRows(file, { sku: 'SKU', source: 'Location', quantity: { from, as } }))
    },
  }
)
