import { BlockShown } from './block_shown'
import type { ShownDocument } from './document'
import { blocksIn } from './rich_text'

interface SiteBlocksProps {
  document: ShownDocument
  /** They stand where the page begins. */
  isEager: boolean
}

/** Blocks that a plugin shows on a page of another one. */
export function SiteBlocks({ document: { content, media }, isEager }: SiteBlocksProps) {
  const blocks = blocksIn(content)
  return (
    // Before hydration the browser loads the components that are named here (entry.client.tsx).
    <div data-blocks={blocks.map(({ name }) => name).join(' ')}>
      {blocks.map((block) => (
        <BlockShown key={block.id} block={block} media={media} isEager={isEager} />
      ))}
    </div>
  )
}
