import { ButtonBlock } from './blocks/button'
import { GalleryBlock } from './blocks/gallery'
import { HtmlBlock } from './blocks/html'
import { ImageBlock } from './blocks/image'
import { VideoBlock } from './blocks/video'
import { pluginBlock, type BlockComponent } from './plugin_blocks'

/** Blocks of the product itself. They draw their values and nothing else, so that the browser need not hydrate them. */
const OWN = {
  'core.image': ImageBlock,
  'core.gallery': GalleryBlock,
  'core.video': VideoBlock,
  'core.button': ButtonBlock,
  'core.html': HtmlBlock,
} as unknown as Record<string, BlockComponent>

export const isOwn = (name: string) => name in OWN

/** Null: its plugin is gone. */
export const componentOf = (name: string): BlockComponent | null => OWN[name] ?? pluginBlock(name)
