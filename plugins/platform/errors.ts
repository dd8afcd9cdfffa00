import { refusal } from '#core/errors/domain_error'

export const viewStale = refusal('E_PLATFORM_VIEW_STALE', 409, 'platform.errors.view_stale')
export const columnUnknown = refusal('E_PLATFORM_COLUMN_UNKNOWN', 422, 'platform.errors.column_unknown')
export const jobOver = refusal('E_PLATFORM_JOB_OVER', 409, 'platform.errors.job_over')
export const jobNotFailed = refusal('E_PLATFORM_JOB_NOT_FAILED', 409, 'platform.errors.job_not_failed')
export const nothingToExport = refusal('E_PLATFORM_NOTHING_TO_EXPORT', 422, 'platform.errors.nothing_to_export')
export const tooLargeForXlsx = refusal('E_PLATFORM_TOO_LARGE_FOR_XLSX', 422, 'platform.errors.too_large_for_xlsx')
export const periodTooLong = refusal('E_PLATFORM_PERIOD_TOO_LONG', 422, 'platform.errors.period_too_long')
