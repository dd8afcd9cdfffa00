import vine from '@vinejs/vine'
import { selectionRule } from '#core/lists/selection'

/** An export of the filtered (`query`) or selected (`ids`) rows of a list; neither: of all rows. */
export const storeExport = vine.compile(
  vine.object({
    list: vine.string().maxLength(120),
    format: vine.enum(['csv', 'xlsx'] as const),
    columns: vine.array(vine.string().maxLength(80)).minLength(1).maxLength(100).optional(),
    sort: vine.string().trim().maxLength(200).optional(),
    bom: vine.boolean().optional(),
    isForImport: vine.boolean().optional(),
    ...selectionRule().getProperties(),
  })
)
