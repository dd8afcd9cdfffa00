import { refusal } from '#core/errors/domain_error'

export const downloadNotFound = refusal('E_SALES_DOWNLOAD_NOT_FOUND', 404, 'sales.errors.download_not_found')
export const downloadClosed = refusal('E_SALES_DOWNLOAD_CLOSED', 403, 'sales.errors.download_closed')
