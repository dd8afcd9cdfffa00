import { refusal } from '#core/errors/domain_error'

export const countryUnknown = refusal('E_SALES_COUNTRY_UNKNOWN', 422, 'sales.errors.country_unknown')
export const postcodesInvalid = refusal('E_SALES_POSTCODES_INVALID', 422, 'sales.errors.postcodes_invalid')
export const rangeInvalid = refusal('E_SALES_RANGE_INVALID', 422, 'sales.errors.range_invalid')
export const cellUnreadable = refusal('E_SALES_CELL_UNREADABLE', 422, 'sales.errors.cell_unreadable')
export const columnMissing = refusal('E_SALES_COLUMN_MISSING', 422, 'sales.errors.column_missing')
export const tableTooLong = refusal('E_SALES_TABLE_TOO_LONG', 422, 'sales.errors.table_too_long')
export const tableRefused = refusal('E_SALES_TABLE_REFUSED', 422, 'sales.errors.table_refused')
