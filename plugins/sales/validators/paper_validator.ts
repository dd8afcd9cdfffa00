import vine from '@vinejs/vine'
import { selectionRule } from '#core/lists/selection'

/** Which documents are printed, as one file or as one each. */
export const storePapers = vine.compile(
  vine.object({ selection: selectionRule(), format: vine.enum(['pdf', 'zip'] as const).optional() })
)
