import { refusal } from '#core/errors/domain_error'

export const fileNotRecognised = refusal('E_IMPORT_NOT_RECOGNISED', 422, 'core.import.refused.not_recognised')
export const resourceUnknown = refusal('E_IMPORT_RESOURCE_UNKNOWN', 422, 'core.import.refused.resource_unknown')
export const columnUnknown = refusal('E_IMPORT_COLUMN_UNKNOWN', 422, 'core.import.refused.column_unknown')
export const mappedUnknown = refusal('E_IMPORT_FIELD_UNKNOWN', 422, 'core.import.refused.mapped_unknown')
export const defaultUnknown = refusal('E_IMPORT_FIELD_UNKNOWN', 422, 'core.import.refused.default_unknown')
export const defaultUnreadable = refusal('E_IMPORT_DEFAULT_UNREADABLE', 422, 'core.import.refused.default_unreadable')
export const delimiterMisses = refusal('E_IMPORT_DELIMITER_MISSES', 422, 'core.import.refused.delimiter_misses')
export const fieldTwice = refusal('E_IMPORT_FIELD_TWICE', 422, 'core.import.refused.field_twice')
export const pairsUnreadable = refusal('E_IMPORT_PAIRS_UNREADABLE', 422, 'core.import.refused.pairs_unreadable')
export const encodingUnknown = refusal('E_IMPORT_ENCODING_UNKNOWN', 422, 'core.import.refused.encoding_unknown')
export const delimiterUnknown = refusal('E_IMPORT_DELIMITER_UNKNOWN', 422, 'core.import.refused.delimiter_unknown')
export const takenOver = refusal('E_IMPORT_TAKEN_OVER', 409, 'core.import.refused.taken_over')
