import { refusal } from '#core/errors/domain_error'

export const nothingToPrint = refusal('E_SALES_NOTHING_TO_PRINT', 422, 'sales.errors.nothing_to_print')
/** None of those that were chosen. */
export const quotesNotSent = refusal('E_SALES_QUOTES_NOT_SENT', 422, 'sales.errors.quotes_not_sent')
export const tooManyForZip = refusal('E_SALES_TOO_MANY_FOR_ZIP', 422, 'sales.errors.too_many_for_zip')
