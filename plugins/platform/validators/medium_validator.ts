import vine from '@vinejs/vine'
import { strictNumber } from '#core/http/strict_number'
import { MEDIA_TYPES } from '#core/media/media_types'
import { listed } from '#plugins/platform/validators/listed'

/** Media by words of their names and by category, or by their ids. */
export const indexMedia = vine.create({
  q: vine.string().trim().maxLength(100).optional(),
  mediaCategoryId: strictNumber().withoutDecimals().min(1).optional(),
  ids: vine.array(strictNumber().withoutDecimals().min(1)).maxLength(500).parse(listed).optional(),
  types: vine.array(vine.enum(MEDIA_TYPES)).minLength(1).distinct().parse(listed).optional(),
})
