import app from '@adonisjs/core/services/app'
import { PrepareDocument } from '#core/rich_text/prepare_document'
import type { BlockPlace } from '#core/rich_text/block'
import type { RichText } from '#core/rich_text/document'
import type { ShownDocument } from '#core/rich_text/shown_document'

/** Texts as their page shows them, in their order, with the cache tags of what is in them. */
export interface ShownTexts {
  documents: ShownDocument[]
  tags: string[]
}

/** Prepares all texts of a page at once: no more statements than for one. */
export async function shownTexts(texts: readonly (RichText | null)[], place: BlockPlace): Promise<ShownTexts> {
  const prepare = await app.container.make(PrepareDocument)
  // A node around each text keeps them apart.
  const content = texts.map((text) => ({ type: 'column' as const, content: text?.content ?? [] }))
  const { document, tags } = await prepare.execute({ type: 'doc', content }, place)
  const documents = document.content.map((node) => ({ content: node.content ?? [], media: document.media }))
  return { documents, tags }
}
