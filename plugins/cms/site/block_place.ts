import type { BlockPlace } from '#core/rich_text/block'
import type { HttpContext } from '@adonisjs/core/http'

/** Whose page the blocks of a content are shown on. Prices are the public ones: the page is the same for all. */
export function blockPlaceOf({ shop: { channel, locale, currency } }: HttpContext): BlockPlace {
  return { channel, locale, currency }
}
