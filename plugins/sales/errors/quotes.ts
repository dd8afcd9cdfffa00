import { refusal } from '#core/errors/domain_error'

export const quotesNotOffered = refusal('E_SALES_QUOTES_NOT_OFFERED', 422, 'sales.errors.quotes_not_offered')

/** For one that is somebody else's, too. */
export const quoteNotFound = refusal('E_SALES_QUOTE_NOT_FOUND', 404, 'sales.errors.quote_not_found')
export const quoteNotCancellable = refusal('E_SALES_QUOTE_NOT_CANCELLABLE', 409, 'sales.errors.quote_not_cancellable')
