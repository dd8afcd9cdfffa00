import { isDialect, type Dialect } from '#core/import/dialect'
import { MoveStock } from '#plugins/catalogue/stock/actions/move_stock'
import { recordImporter } from '#core/import/record_session'
import { Store } from '#core/database/store'
import { StockRecords } from '#plugins/catalogue/stock/import/stock_records'
import type { ImportField, ImportFile, Importer } from '#core/import/importer'
import type { Label } from '#core/i18n/label'

const COLUMNS: readonly ImportField[] = [
  { field: 'sku', label: { fr_FR: 'Référence (SKU)', en_GB: 'SKU' }, example: 'TASSE-01', isRequired: true },
  {
    field: 'quantity',
    label: { fr_FR: 'Quantité comptée', en_GB: 'Counted quantity' },
    example: '12',
    isRequired: true,
  },
  { field: 'source', label: { fr_FR: 'Source de stock', en_GB: 'Inventory source' }, example: 'main' },
]

async function open({ app: { container }, origin }: ImportFile): Promise<StockRecords> {
  const store = await container.make(Store)
  const sources = await store.reader.all<{ id: number; code: string; name: string }>(
    'select id, code, name from catalogue_inventory_sources'
  )
  return new StockRecords(store, await container.make(MoveStock), origin, sources)
}

const FACTS = {
  resource: 'stock',
  permissions: ['catalogue.products.update_inventories'],
  columns: COLUMNS,
  key: 'sku',
  open,
}

/** The importer of the counts of another program. */
export function stockDialect(label: Label, dialect: Dialect): Importer {
  return recordImporter({ ...FACTS, label, dialect, detect: (columns) => (isDialect(dialect, columns) ? 1 : 0) })
}

const KNOWN = new Set(COLUMNS.map(({ field }) => field))

/** Our own format: what was counted of a SKU at a source. */
export default recordImporter({
  ...FACTS,
  label: { fr_FR: 'Stock', en_GB: 'Stock' },
  detect(columns, _isMapped, isChosen) {
    const isWhole = ['sku', 'quantity'].every((column) => columns.includes(column))
    // With other columns it may be a file of products.
    return isWhole && (isChosen || columns.every((column) => KNOWN.has(column))) ? 1 : 0
  },
})
