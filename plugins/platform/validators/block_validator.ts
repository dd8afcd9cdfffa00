import vine from '@vinejs/vine'
import { RICH_TEXT_LIMITS } from '#core/rich_text/limits'

/** Blocks of a text that is being written. Their values are checked by the kinds of their fields. */
export const previewBlocks = vine.create({
  blocks: vine
    .array(
      vine.object({
        id: vine.string().maxLength(40),
        name: vine.string().maxLength(80),
        values: vine.record(vine.any().nullable()),
      })
    )
    .maxLength(RICH_TEXT_LIMITS.blocks),
})
