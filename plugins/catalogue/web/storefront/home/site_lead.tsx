import { BlockShown } from '#web/rich_text/block_shown'
import type { ShownDocument } from '#web/rich_text/document'
import { blocksIn } from '#web/rich_text/rich_text'

/** What a plugin shows at the top of the home page, as wide as the screen. */
export function SiteLead({ document: { content, media } }: { document: ShownDocument }) {
  const blocks = blocksIn(content)
  return (
    // Before hydration the browser loads the components that are named here (entry.client.tsx).
    <div data-blocks={blocks.map(({ name }) => name).join(' ')}>
      {blocks.map((block) => (
        <BlockShown key={block.id} block={block} media={media} isEager />
      ))}
    </div>
  )
}
