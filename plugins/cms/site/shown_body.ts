import app from '@adonisjs/core/services/app'
import { EMPTY_RICH_TEXT, type RichText } from '#core/rich_text/document'
import { PrepareDocument, type PreparedDocument } from '#core/rich_text/prepare_document'
import type { BlockPlace } from '#core/rich_text/block'

/** A text as its page shows it, with the cache tags of what is in it. */
export async function shownBody(body: RichText | null, place: BlockPlace): Promise<PreparedDocument> {
  return (await app.container.make(PrepareDocument)).execute(body ?? EMPTY_RICH_TEXT, place)
}
