import { EMPTY_RICH_TEXT, type RichText } from '#core/rich_text/document'
import type { BlockPlace } from '#core/rich_text/block'
import type { ShownDocument } from '#core/rich_text/shown_document'

/** A text as its page shows it, with the cache tags of what is in it. */
export async function shownBody(
  body: RichText | null,
  _place: BlockPlace
): Promise<{ document: ShownDocument; tags: readonly string[] }> {
  const { content } = body ?? EMPTY_RICH_TEXT
  return { document: { content, media: {} }, tags: [] }
}
