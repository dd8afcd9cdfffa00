import { refusal } from '#core/errors/domain_error'

/** A return of somebody else, too. */
export const returnNotFound = refusal('E_RMA_RETURN_NOT_FOUND', 404, 'rma.errors.not_found')

/** `meta.possible`: what may be done now. */
export const moveImpossible = refusal('E_RMA_MOVE_IMPOSSIBLE', 409, 'rma.errors.move_impossible')
/** Somebody else was quicker. */
export const returnChanged = refusal('E_RMA_RETURN_CHANGED', 409, 'rma.errors.changed')
export const returnEmpty = refusal('E_RMA_RETURN_EMPTY', 422, 'rma.errors.empty')
export const lineUnknown = refusal('E_RMA_LINE_UNKNOWN', 422, 'rma.errors.line_unknown')
export const quantityTooMany = refusal('E_RMA_QUANTITY_TOO_MANY', 422, 'rma.errors.quantity_too_many')
export const windowOver = refusal('E_RMA_WINDOW_OVER', 422, 'rma.errors.window_over')
export const reasonUnknown = refusal('E_RMA_REASON_UNKNOWN', 422, 'rma.errors.reason_unknown')
export const reasonNotFor = refusal('E_RMA_REASON_NOT_FOR', 422, 'rma.errors.reason_not_for')
export const answerMissing = refusal('E_RMA_ANSWER_MISSING', 422, 'rma.errors.answer_missing')
export const answerUnknown = refusal('E_RMA_ANSWER_UNKNOWN', 422, 'rma.errors.answer_unknown')
export const textMissing = refusal('E_RMA_TEXT_MISSING', 422, 'rma.errors.text_missing')
export const receivedTooMany = refusal('E_RMA_RECEIVED_TOO_MANY', 422, 'rma.errors.received_too_many')
export const receivedNone = refusal('E_RMA_RECEIVED_NONE', 422, 'rma.errors.received_none')
export const returnsTooMany = refusal('E_RMA_RETURNS_TOO_MANY', 429, 'rma.errors.too_many')
export const ruleEmpty = refusal('E_RMA_RULE_EMPTY', 422, 'rma.errors.rule_empty')
/** A new parcel leaves a source. */
export const sourceMissing = refusal('E_RMA_SOURCE_MISSING', 422, 'rma.errors.source_missing')
