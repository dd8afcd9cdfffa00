import { refusal } from '#core/errors/domain_error'

export const withdrawalNotFound = refusal('E_RMA_WITHDRAWAL_NOT_FOUND', 404, 'rma.errors.withdrawal_not_found')
export const withdrawalOver = refusal('E_RMA_WITHDRAWAL_OVER', 422, 'rma.errors.withdrawal_over')
export const withdrawalProfessional = refusal(
  'E_RMA_WITHDRAWAL_PROFESSIONAL',
  422,
  'rma.errors.withdrawal_professional'
)
export const withdrawalExempt = refusal('E_RMA_WITHDRAWAL_EXEMPT', 422, 'rma.errors.withdrawal_exempt')
export const withdrawalEmpty = refusal('E_RMA_WITHDRAWAL_EMPTY', 422, 'rma.errors.withdrawal_empty')
export const withdrawalTooMany = refusal('E_RMA_WITHDRAWAL_TOO_MANY', 422, 'rma.errors.withdrawal_too_many')
export const withdrawalLinksTooMany = refusal('E_RMA_WITHDRAWAL_LINKS_TOO_MANY', 429, 'rma.errors.withdrawal_links')
/** It was declined or refunded meanwhile. */
export const withdrawalClosed = refusal('E_RMA_WITHDRAWAL_CLOSED', 409, 'rma.errors.withdrawal_closed')
/** Shipped pieces have no invoice, so that there is nothing to credit yet. */
export const withdrawalNotInvoiced = refusal('E_RMA_WITHDRAWAL_NOT_INVOICED', 409, 'rma.errors.withdrawal_invoice')
