import { refusal } from '#core/errors/domain_error'

export const importRunning = refusal('E_PLATFORM_IMPORT_RUNNING', 409, 'platform.errors.import_running')
export const importStale = refusal('E_PLATFORM_IMPORT_STALE', 409, 'platform.errors.import_stale')
export const importFileGone = refusal('E_PLATFORM_IMPORT_FILE_GONE', 410, 'platform.errors.import_file_gone')
export const importNotUnderstood = refusal(
  'E_PLATFORM_IMPORT_NOT_UNDERSTOOD',
  422,
  'platform.errors.import_not_understood'
)
export const importImagesRefused = refusal(
  'E_PLATFORM_IMPORT_IMAGES_REFUSED',
  422,
  'platform.errors.import_images_refused'
)
export const importProfileTaken = refusal(
  'E_PLATFORM_IMPORT_PROFILE_TAKEN',
  422,
  'platform.errors.import_profile_taken'
)
export const importProfileStale = refusal(
  'E_PLATFORM_IMPORT_PROFILE_STALE',
  409,
  'platform.errors.import_profile_stale'
)
