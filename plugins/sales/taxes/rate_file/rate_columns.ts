/** Columns of the file of VAT rates, in their order, with the field each fills. */
export const RATE_COLUMNS = [
  ['name', 'name'],
  ['rate', 'basisPoints'],
  ['categories', 'categories'],
  ['countries', 'countries'],
  ['state', 'state'],
  ['zip_from', 'postcodeFrom'],
  ['zip_to', 'postcodeTo'],
  ['groups', 'groups'],
  ['vat_number', 'needsVatNumber'],
  ['keeps_net', 'keepsNet'],
  ['note', 'note'],
  ['vat_category', 'vatCategory'],
  ['priority', 'priority'],
  ['starts_on', 'startsOn'],
  ['ends_on', 'endsOn'],
] as const

export type RateColumn = (typeof RATE_COLUMNS)[number][0]

/** How the file's columns are called where a refusal names a field. */
export const RATE_COLUMN_OF = new Map<string, RateColumn>(RATE_COLUMNS.map(([column, field]) => [field, column]))

/** Between several values of one cell. */
export const BETWEEN = '|'
