import { refusal } from '#core/errors/domain_error'

export const quotesNotOffered = refusal('E_SALES_QUOTES_NOT_OFFERED', 422, 'sales.errors.quotes_not_offered')

/** From one place, or to one address, that nobody has confirmed. */
export const quotesTooMany = refusal('E_SALES_QUOTES_TOO_MANY', 429, 'sales.errors.quotes_too_many')

/** For one that is somebody else's, too. */
export const quoteNotFound = refusal('E_SALES_QUOTE_NOT_FOUND', 404, 'sales.errors.quote_not_found')
/** By the link of a mail, some time after the quote has ended. */
export const quoteLinkOver = refusal('E_SALES_QUOTE_LINK_OVER', 410, 'sales.errors.quote_link_over')
export const quoteFull = refusal('E_SALES_QUOTE_FULL', 422, 'sales.errors.quote_full')
export const quoteNotCancellable = refusal('E_SALES_QUOTE_NOT_CANCELLABLE', 409, 'sales.errors.quote_not_cancellable')
export const quoteNotRefusable = refusal('E_SALES_QUOTE_NOT_REFUSABLE', 409, 'sales.errors.quote_not_refusable')

/** There is nothing to print yet. */
export const quoteNotSent = refusal('E_SALES_QUOTE_NOT_SENT', 409, 'sales.errors.quote_not_sent')

/** It was accepted, given up or has expired: nothing of it changes any more. */
export const quoteClosed = refusal('E_SALES_QUOTE_CLOSED', 409, 'sales.errors.quote_closed')
export const quoteEmpty = refusal('E_SALES_QUOTE_EMPTY', 422, 'sales.errors.quote_empty')
export const quoteDiscountTooMuch = refusal(
  'E_SALES_QUOTE_DISCOUNT_TOO_MUCH',
  422,
  'sales.errors.quote_discount_too_much'
)
export const quoteShippingMissing = refusal(
  'E_SALES_QUOTE_SHIPPING_MISSING',
  422,
  'sales.errors.quote_shipping_missing'
)
export const quoteValidityPast = refusal('E_SALES_QUOTE_VALIDITY_PAST', 422, 'sales.errors.quote_validity_past')
export const quoteAddressMissing = refusal('E_SALES_QUOTE_ADDRESS_MISSING', 422, 'sales.errors.quote_address_missing')
export const quoteCustomerUnknown = refusal(
  'E_SALES_QUOTE_CUSTOMER_UNKNOWN',
  422,
  'sales.errors.quote_customer_unknown'
)

/** What its customer says yes to was not sent yet, or is no more to be had. */
export const quoteNotAcceptable = refusal('E_SALES_QUOTE_NOT_ACCEPTABLE', 409, 'sales.errors.quote_not_acceptable')
export const quoteExpired = refusal('E_SALES_QUOTE_EXPIRED', 409, 'sales.errors.quote_expired')
/** Staff sent another revision than the one that was seen. */
export const quoteSuperseded = refusal('E_SALES_QUOTE_SUPERSEDED', 409, 'sales.errors.quote_superseded')
export const quoteStockShort = refusal('E_SALES_QUOTE_STOCK_SHORT', 409, 'sales.errors.quote_stock_short')
