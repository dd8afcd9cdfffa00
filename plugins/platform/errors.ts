import { refusal } from '#core/errors/domain_error'

export const importRunning = refusal('E_PLATFORM_IMPORT_RUNNING', 409, 'platform.errors.import_running')
export const importFileGone = refusal('E_PLATFORM_IMPORT_FILE_GONE', 410, 'platform.errors.import_file_gone')
export const importNotUnderstood = refusal(
  'E_PLATFORM_IMPORT_NOT_UNDERSTOOD',
  422,
  'platform.errors.import_not_understood'
)
export const importNotToUndo = refusal('E_PLATFORM_IMPORT_NOT_TO_UNDO', 409, 'platform.errors.import_not_to_undo')
export const importProfileTaken = refusal(
  'E_PLATFORM_IMPORT_PROFILE_TAKEN',
  422,
  'platform.errors.import_profile_taken'
)
export const viewNotShared = refusal('E_PLATFORM_VIEW_NOT_SHARED', 422, 'platform.errors.view_not_shared')
export const columnUnknown = refusal('E_PLATFORM_COLUMN_UNKNOWN', 422, 'platform.errors.column_unknown')
export const jobOver = refusal('E_PLATFORM_JOB_OVER', 409, 'platform.errors.job_over')
export const jobNotFailed = refusal('E_PLATFORM_JOB_NOT_FAILED', 409, 'platform.errors.job_not_failed')
export const notForImport = refusal('E_PLATFORM_NOT_FOR_IMPORT', 422, 'platform.errors.not_for_import')
export const nothingToExport = refusal('E_PLATFORM_NOTHING_TO_EXPORT', 422, 'platform.errors.nothing_to_export')
export const tooLargeForXlsx = refusal('E_PLATFORM_TOO_LARGE_FOR_XLSX', 422, 'platform.errors.too_large_for_xlsx')
export const noteImpossible = refusal('E_PLATFORM_NOTE_IMPOSSIBLE', 422, 'platform.errors.note_impossible')
export const periodTooLong = refusal('E_PLATFORM_PERIOD_TOO_LONG', 422, 'platform.errors.period_too_long')

/** Another medium of the library has the same file. */
export const mediumKnown = refusal('E_PLATFORM_MEDIUM_KNOWN', 422, 'platform.errors.medium_known')
