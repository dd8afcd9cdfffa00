import { COLUMNS } from '#plugins/sales/shipping/table_rates/table_columns'
import { placeOrEmpty } from '#plugins/sales/shared/import_cells'
import { countryFrom, gramsOf, tableRateDialect } from '#plugins/sales/shipping/table_rates/import/table_rate_dialect'
import type { FlatFact, FlatFacts } from '#core/import/flat_dialect'

const AS: Readonly<Record<string, (cell: string) => string>> = {
  label: (cell) => cell,
  delay: (cell) => cell,
  price: (cell) => cell,
  country: countryFrom,
  state: (cell) => placeOrEmpty(cell).toUpperCase(),
  weight_from: gramsOf,
  weight_to: gramsOf,
}

const factOf = (column: string): FlatFact => ({ from: column, as: AS[column] ?? placeOrEmpty })

/** The file that the screen of table rates writes. */
export default tableRateDialect(
  { fr_FR: 'Tarifs de livraison (fichier du tableau)', en_GB: 'Table rates (file of the table)' },
  {
    columns: Object.fromEntries(COLUMNS.map(([column]) => [column, []])),
    marks: ['label', 'country', 'zip_from', 'weight_from', 'price'],
    facts: Object.fromEntries(COLUMNS.map(([column, field]) => [field, factOf(column)])) as FlatFacts,
  }
)
