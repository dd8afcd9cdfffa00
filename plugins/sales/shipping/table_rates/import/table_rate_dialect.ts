import { ChannelPort } from '#core/context/shop_context'
import { countryOf } from '#core/i18n/countries'
import { resourceDialect } from '#core/resources/resource_importer'
import { translateRows, type FlatFacts } from '#core/import/flat_dialect'
import { placeOrEmpty } from '#plugins/sales/shared/import_cells'
import tableRates from '#plugins/sales/resources/table_rates'
import type { Dialect } from '#core/import/dialect'
import type { Importer } from '#core/import/importer'
import type { Label } from '#core/i18n/label'

/** What a row says of where and for what it holds. Its price and delay may change. */
const KEY = [
  'label',
  'channel',
  'country',
  'state',
  'postcodeFrom',
  'postcodeTo',
  'weightFrom',
  'amountFrom',
  'quantityFrom',
] as const

/** The importer of the table rates of another program, for the first channel. */
export function tableRateDialect(
  label: Label,
  { columns, marks, facts }: Pick<Dialect, 'columns' | 'marks'> & { facts: FlatFacts }
): Importer {
  return resourceDialect(tableRates, {
    label,
    key: KEY,
    columns,
    marks,
    async translate(file) {
      const [first] = (await file.app.container.make(ChannelPort)).all()
      const own = translateRows(file, facts)
      return {
        fields: new Map([...own.fields, ['channel', 'channel']]),
        begin() {
          const translate = own.begin()
          return (row) => ({ ...translate(row), channel: first?.code ?? '' })
        },
      }
    },
  })
}

/** `*` and nothing mean any country; a country that is none stays, so that its row says so. */
export const countryFrom = (cell: string) => (placeOrEmpty(cell) === '' ? '' : (countryOf(cell) ?? cell))

/** Kilograms in grams; a text that is no number as it is, so that its row says so. */
export function gramsOf(cell: string): string {
  const kilograms = Number(placeOrEmpty(cell).replace(',', '.'))
  if (placeOrEmpty(cell) === '' || Number.isNaN(kilograms)) return placeOrEmpty(cell)
  return String(Math.round(kilograms * 1000))
}
