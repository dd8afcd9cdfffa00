import { refusal } from '#core/errors/domain_error'

export const invoiceEmpty = refusal('E_SALES_INVOICE_EMPTY', 422, 'sales.errors.invoice_empty')
export const invoiceTooMany = refusal('E_SALES_INVOICE_TOO_MANY', 422, 'sales.errors.invoice_too_many')
export const invoiceNotFound = refusal('E_SALES_INVOICE_NOT_FOUND', 404, 'sales.errors.invoice_not_found')
export const invoicePaid = refusal('E_SALES_INVOICE_PAID', 409, 'sales.errors.invoice_paid')
export const invoiceReminded = refusal('E_SALES_INVOICE_REMINDED', 409, 'sales.errors.invoice_reminded')

export const invoiceTakenBack = refusal('E_SALES_INVOICE_TAKEN_BACK', 409, 'sales.errors.invoice_taken_back')
export const invoiceCredited = refusal('E_SALES_INVOICE_CREDITED', 409, 'sales.errors.invoice_credited')
