import { FollowedValue } from '#core/database/followed_value'
import { outside } from '#plugins/sales/database/statements'
import { TAX_CATEGORIES, TAX_RATES } from '#plugins/sales/taxes/tax_records'
import { listRecords } from '#core/records/record_kind'
import type { Reader } from '#core/database/reader'
import type { Store } from '#core/database/store'
import type { TaxRateRow } from '#plugins/sales/taxes/tax_rate_row'

/** Everything that is known of VAT: a few dozen rows. */
export interface TaxTable {
  categories: ReadonlySet<string>
  rates: readonly TaxRateRow[]
}

const TABLE = new FollowedValue<TaxTable>([TAX_CATEGORIES.subject, TAX_RATES.subject], read)

/** Categories and rates, held in memory until one of them changes. */
export function taxTable(store: Store): Promise<TaxTable> {
  return TABLE.of(store)
}

async function read(reader: Reader): Promise<TaxTable> {
  const run = outside({ reader })
  const [categories, rates] = await Promise.all([listRecords(run, TAX_CATEGORIES), listRecords(run, TAX_RATES)])
  return { categories: new Set(categories.map(({ code }) => code)), rates }
}
