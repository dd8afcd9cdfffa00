import button from '#core/rich_text/blocks/button'
import gallery from '#core/rich_text/blocks/gallery'
import image from '#core/rich_text/blocks/image'
import video from '#core/rich_text/blocks/video'
import type { Block } from '#core/rich_text/block'

/** The blocks that the product brings, in the order of the editor's menu. */
export const CORE_BLOCKS: Readonly<Record<string, Block>> = {
  'core.image': image,
  'core.gallery': gallery,
  'core.video': video,
  'core.button': button,
}
