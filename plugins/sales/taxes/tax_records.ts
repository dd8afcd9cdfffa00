import { flag, list, number, text, type RecordKind } from '#core/records/record_kind'
import type { TaxCategoryRow, TaxRateRow } from '#plugins/sales/taxes/tax_rate_row'

export const TAX_CATEGORIES: RecordKind<TaxCategoryRow> = {
  subject: 'sales.tax_categories',
  table: 'sales_tax_categories',
  order: 'position, id',
  fields: {
    code: text('code'),
    name: text('name'),
    description: text('description'),
    position: number('position'),
  },
}

export const TAX_RATES: RecordKind<TaxRateRow> = {
  subject: 'sales.tax_rates',
  table: 'sales_tax_rates',
  order: 'priority, id',
  fields: {
    name: text('name'),
    basisPoints: number('basis_points'),
    categories: list('categories'),
    countries: list('countries'),
    state: text('state'),
    postcodeFrom: text('postcode_from'),
    postcodeTo: text('postcode_to'),
    groups: list('customer_groups'),
    needsVatNumber: flag('needs_vat_number'),
    keepsNet: flag('keeps_net'),
    note: text('note'),
    vatCategory: text('vat_category'),
    priority: number('priority'),
    startsOn: text('starts_on'),
    endsOn: text('ends_on'),
  },
}
