import vine from '@vinejs/vine'
import { strictNumber } from '#core/http/strict_number'
import { selectionRule } from '#core/lists/selection'

/** Which revision of a quote; absent: what was sent last. */
export const showQuotePaper = vine.compile(
  vine.object({ revision: strictNumber().withoutDecimals().range([1, 1_000_000]).optional() })
)

/** Which documents are printed, as one file or as one each. */
export const storePapers = vine.compile(
  vine.object({ selection: selectionRule(), format: vine.enum(['pdf', 'zip'] as const).optional() })
)
