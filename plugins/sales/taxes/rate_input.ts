import type { Infer } from '@vinejs/vine/types'
import type { RecordInput } from '#core/records/record_kind'
import type { TaxRateRow } from '#plugins/sales/taxes/tax_rate_row'
import type { storeTaxRate } from '#plugins/sales/validators/configuration/tax_validator'

/** What is left out holds for all. */
export function rateInput(sent: Infer<typeof storeTaxRate>): RecordInput<TaxRateRow> {
  const { name, basisPoints, categories = [], countries = [], groups = [], priority = 0 } = sent
  return {
    ...{ name, basisPoints, categories, countries, groups, priority },
    state: sent.state ?? '',
    postcodeFrom: sent.postcodeFrom ?? '',
    postcodeTo: sent.postcodeTo ?? '',
    needsVatNumber: sent.needsVatNumber ?? false,
    keepsNet: sent.keepsNet ?? false,
    note: sent.note ?? '',
    vatCategory: sent.vatCategory ?? '',
    startsOn: sent.startsOn ?? null,
    endsOn: sent.endsOn ?? null,
  }
}
