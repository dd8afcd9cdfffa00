import { refusal } from '#core/errors/domain_error'

/** The row does not exist (any more). */
export const rowGone = refusal('E_RECORD_GONE', 404, 'core.errors.record_gone')

/** Another row has this value. */
export const valueTaken = refusal('E_VALUE_TAKEN', 422, 'core.validation.database_unique')

/** What is chosen does not exist. */
export const choiceGone = refusal('E_CHOICE_GONE', 422, 'core.validation.enum')

/** The permission to change this one field is missing. */
export const fieldForbidden = refusal('E_FIELD_FORBIDDEN', 403, 'core.errors.field_forbidden')

/** The field is set when the row is created, and stays. */
export const fieldFixed = refusal('E_FIELD_FIXED', 422, 'core.errors.field_fixed')

/** Rows can only be changed, or only be created, or the permission is missing. */
export const rowForbidden = refusal('E_FORBIDDEN', 403, 'core.errors.forbidden')

/** No row of the list was chosen for a change of many. */
export const nothingChosen = refusal('E_NOTHING_CHOSEN', 422, 'core.errors.nothing_chosen')

/** A change of many rows gives no field a value. */
export const nothingToChange = refusal('E_NOTHING_TO_CHANGE', 422, 'core.errors.nothing_to_change')

export const bulkNotFound = refusal('E_BULK_NOT_FOUND', 404, 'core.errors.bulk_not_found')

/** It has begun already, or it is over. */
export const bulkNotReady = refusal('E_BULK_NOT_READY', 409, 'core.errors.bulk_not_ready')

export const bulkChangedSince = refusal('E_BULK_CHANGED_SINCE', 409, 'core.errors.bulk_changed_since')

/** The row would hang below itself. */
export const treeCycle = refusal('E_TREE_CYCLE', 422, 'core.errors.tree_cycle')

/** The row, or what hangs below it, would be too far down. */
export const treeTooDeep = refusal('E_TREE_TOO_DEEP', 422, 'core.errors.tree_too_deep')

/** Other rows refer to the row. */
export const rowUsed = refusal('E_RECORD_USED', 409, 'core.errors.record_used')
