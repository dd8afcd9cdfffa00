import app from '@adonisjs/core/services/app'
import { BlockCatalogue } from '#core/rich_text/block_catalogue'
import { ReferToShop } from '#core/rich_text/refer_to_shop'
import { settleBlocks } from '#core/rich_text/clean_document'
import type { RichText } from '#core/rich_text/document'
import type { Settling } from '#core/fields/field_kind'

/**
 * A text of a clean structure as it is stored: its blocks are checked, and addresses of our own shop become references.
 *
 * @throws what `cleanDocument` throws of blocks
 */
export async function settleText(text: RichText, { before, may }: Settling<RichText>): Promise<RichText> {
  const blocks = await app.container.make(BlockCatalogue)
  const settled = await settleBlocks(text, { blocks, may, before })
  const refer = await app.container.make(ReferToShop)
  await refer.execute(settled, await blocks.all())
  return settled
}
