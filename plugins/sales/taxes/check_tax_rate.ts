import { groupsOf } from '#plugins/users/index'
import { groupUnknown, rangeInvalid, taxCategoryUnknown } from '#plugins/sales/errors'
import { checkCountry, readPostcodes } from '#plugins/sales/services/destinations/check_place'
import { taxTable } from '#plugins/sales/taxes/tax_table'
import type { RecordInput } from '#core/records/record_kind'
import type { Store } from '#core/database/store'
import type { TaxRateRow } from '#plugins/sales/taxes/tax_rate_row'

/**
 * A rate as it is kept. @throws taxCategoryUnknown, groupUnknown, countryUnknown, postcodesInvalid, rangeInvalid
 */
export async function checkTaxRate(store: Store, input: RecordInput<TaxRateRow>): Promise<RecordInput<TaxRateRow>> {
  const { categories } = await taxTable(store)
  const stranger = input.categories.find((code) => !categories.has(code))
  if (stranger !== undefined) throw taxCategoryUnknown({ code: stranger }, 'categories')
  const groups = [...(await groupsOf(store)).values()]
  const unknown = input.groups.find((code) => !groups.some((group) => group.code === code))
  if (unknown !== undefined) throw groupUnknown({ code: unknown }, 'groups')
  for (const country of input.countries) checkCountry(country, 'countries')
  if (input.startsOn !== null && input.endsOn !== null && input.endsOn < input.startsOn) {
    throw rangeInvalid({}, 'endsOn')
  }
  const { from, to } = readPostcodes({ from: input.postcodeFrom, to: input.postcodeTo })
  return { ...input, postcodeFrom: from, postcodeTo: to }
}
