import { refusal } from '#core/errors/domain_error'

export const idempotencyKeyInvalid = refusal(
  'E_SALES_IDEMPOTENCY_KEY_INVALID',
  422,
  'sales.errors.idempotency_key_invalid'
)
export const idempotencyKeyReused = refusal(
  'E_SALES_IDEMPOTENCY_KEY_REUSED',
  422,
  'sales.errors.idempotency_key_reused'
)

/** A document is asked for with lines of its own order. */
export const lineOfAnother = refusal('E_SALES_LINE_OF_ANOTHER', 422, 'sales.errors.line_of_another')
