import vine from '@vinejs/vine'
import { strictNumber } from '#core/http/strict_number'
import { MOST_LINES } from '#plugins/sales/shared/most_lines'

/** So many pieces of lines. */
export const lines = () =>
  vine
    .array(
      vine.object({
        lineId: strictNumber().withoutDecimals().min(1),
        quantity: strictNumber().withoutDecimals().min(0).max(1_000_000),
      })
    )
    .minLength(1)
    .maxLength(MOST_LINES)
