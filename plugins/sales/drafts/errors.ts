import { refusal } from '#core/errors/domain_error'

export const draftNotFound = refusal('E_SALES_DRAFT_NOT_FOUND', 404, 'sales.errors.draft_not_found')
export const customerNotOrdering = refusal('E_SALES_CUSTOMER_NOT_ORDERING', 422, 'sales.errors.customer_not_ordering')
