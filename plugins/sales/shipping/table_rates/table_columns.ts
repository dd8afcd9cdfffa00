/** Columns of the file, in their order, with the field each fills. */
export const COLUMNS = [
  ['label', 'label'],
  ['country', 'country'],
  ['state', 'state'],
  ['zip_from', 'postcodeFrom'],
  ['zip_to', 'postcodeTo'],
  ['weight_from', 'weightFrom'],
  ['weight_to', 'weightTo'],
  ['price_from', 'amountFrom'],
  ['price_to', 'amountTo'],
  ['qty_from', 'quantityFrom'],
  ['qty_to', 'quantityTo'],
  ['price', 'price'],
  ['delay', 'delay'],
] as const

export type Column = (typeof COLUMNS)[number][0]

/** How the file's columns are called where a refusal names a field. */
export const COLUMN_OF = new Map<string, Column>(COLUMNS.map(([column, field]) => [field, column]))
