import { Brought } from '#web/fields/brought'
import { blocksIn } from './blocks_in'
import { pluginBlock } from './plugin_blocks'
import type { ShownDocument } from './document'

interface SiteBlocksProps {
  document: ShownDocument
  /** They stand where the page begins. */
  isEager: boolean
}

/** Blocks of plugins that stand on a page of another one, such as a slider. A page that may have some does not load the product's own. */
export function SiteBlocks({ document: { content, media }, isEager }: SiteBlocksProps) {
  const blocks = blocksIn(content)
  return (
    // Before hydration the browser loads the components that are named here (entry.client.tsx).
    <div data-blocks={blocks.map(({ name }) => name).join(' ')}>
      {blocks.map(({ id, name, values, data }) => {
        const part = pluginBlock(name)
        return (
          part && (
            <div key={id} data-part>
              <Brought part={part} props={{ values, data, media, isEager } as never} />
            </div>
          )
        )
      })}
    </div>
  )
}
