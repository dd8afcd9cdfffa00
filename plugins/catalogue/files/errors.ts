import { refusal } from '#core/errors/domain_error'

/** Refusals about files of products. */
export const fileTypeUnknown = refusal('E_CATALOGUE_FILE_TYPE_UNKNOWN', 422, 'catalogue.errors.file_type_unknown')
export const fileNotFound = refusal('E_CATALOGUE_FILE_NOT_FOUND', 404, 'catalogue.errors.file_not_found')
export const sampleNotFound = refusal('E_CATALOGUE_SAMPLE_NOT_FOUND', 404, 'catalogue.errors.sample_not_found')
export const fileUnknown = refusal('E_CATALOGUE_FILE_UNKNOWN', 422, 'catalogue.errors.file_unknown')
