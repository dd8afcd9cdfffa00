import { refusal } from '#core/errors/domain_error'

export const shipmentEmpty = refusal('E_SALES_SHIPMENT_EMPTY', 422, 'sales.errors.shipment_empty')
export const shipmentTooMany = refusal('E_SALES_SHIPMENT_TOO_MANY', 422, 'sales.errors.shipment_too_many')
export const tooManyToShip = refusal('E_SALES_TOO_MANY_TO_SHIP', 422, 'sales.errors.too_many_to_ship')
export const deliveredTooEarly = refusal('E_SALES_DELIVERED_TOO_EARLY', 422, 'sales.errors.delivered_too_early')
export const deliveredInFuture = refusal('E_SALES_DELIVERED_IN_FUTURE', 422, 'sales.errors.delivered_in_future')
export const shipmentNotFound = refusal('E_SALES_SHIPMENT_NOT_FOUND', 404, 'sales.errors.shipment_not_found')
