import { refusal } from '#core/errors/domain_error'

/** It is no document at all. */
export const textUnreadable = refusal('E_RICH_TEXT_UNREADABLE', 422, 'core.errors.rich_text.unreadable')

/** It has more text than the field takes. */
export const textTooLong = refusal('E_RICH_TEXT_TOO_LONG', 422, 'core.errors.rich_text.too_long')

/** It has more parts than a page can show. */
export const textTooLarge = refusal('E_RICH_TEXT_TOO_LARGE', 422, 'core.errors.rich_text.too_large')

/** Parts inside each other, more than any layout needs. */
export const textTooDeep = refusal('E_RICH_TEXT_TOO_DEEP', 422, 'core.errors.rich_text.too_deep')

/** Too many blocks. */
export const blocksTooMany = refusal('E_RICH_TEXT_BLOCKS', 422, 'core.errors.rich_text.too_many_blocks')

/** No plugin has this block. */
export const blockUnknown = refusal('E_BLOCK_UNKNOWN', 422, 'core.errors.rich_text.block_unknown')

/** The writer lacks the permission of the block. */
export const blockForbidden = refusal('E_BLOCK_FORBIDDEN', 403, 'core.errors.rich_text.block_forbidden')

/** A value of the block is not valid. */
export const blockInvalid = refusal('E_BLOCK_INVALID', 422, 'core.errors.rich_text.block_invalid')
