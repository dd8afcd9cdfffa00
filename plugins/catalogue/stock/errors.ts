import { refusal } from '#core/errors/domain_error'

/** Refusals about stock and its sources. */
export const stockNotAllowed = refusal('E_CATALOGUE_STOCK_NOT_ALLOWED', 422, 'catalogue.errors.stock_not_allowed')
export const sourceUnknown = refusal('E_CATALOGUE_SOURCE_UNKNOWN', 422, 'catalogue.errors.source_unknown')
export const quantityInvalid = refusal('E_CATALOGUE_QUANTITY_INVALID', 422, 'catalogue.errors.quantity_invalid')
/** Pieces came or went since somebody looked: `meta.current` is what is on hand. */
export const stockChanged = refusal('E_CATALOGUE_STOCK_CHANGED', 409, 'catalogue.errors.stock_changed')
export const stockReserved = refusal('E_CATALOGUE_STOCK_RESERVED', 422, 'catalogue.errors.stock_reserved')
export const stockInsufficient = refusal('E_CATALOGUE_STOCK_INSUFFICIENT', 409, 'catalogue.errors.stock_insufficient')
export const reservationClosed = refusal('E_CATALOGUE_RESERVATION_CLOSED', 409, 'catalogue.errors.reservation_closed')
export const lastSource = refusal('E_CATALOGUE_LAST_SOURCE', 409, 'catalogue.errors.last_source')
export const sourceInUse = refusal('E_CATALOGUE_SOURCE_IN_USE', 409, 'catalogue.errors.source_in_use')
export const stockOnlyMoved = refusal('E_CATALOGUE_STOCK_ONLY_MOVED', 422, 'catalogue.errors.stock_only_moved')
export const sourceNotFound = refusal('E_CATALOGUE_SOURCE_NOT_FOUND', 404, 'catalogue.errors.source_not_found')
