import app from '@adonisjs/core/services/app'
import { BlockCatalogue } from '#core/rich_text/block_catalogue'
import { settleBlocks } from '#core/rich_text/clean_document'
import type { RichText } from '#core/rich_text/document'
import type { Settling } from '#core/fields/field_kind'

/** A text of a clean structure as it is stored: its blocks are checked. @throws what `cleanDocument` throws of blocks */
export async function settleText(text: RichText, { before, may }: Settling<RichText>): Promise<RichText> {
  const blocks = await app.container.make(BlockCatalogue)
  return settleBlocks(text, { blocks, may, before })
}
