import type { RichNode, ShownBlock } from './document'

/** All blocks, also those in columns, cells and callouts, in the order of the text. */
export function blocksIn(nodes: readonly RichNode[]): ShownBlock[] {
  return nodes.flatMap(({ type, attrs, content = [] }) =>
    type === 'block' ? [attrs as unknown as ShownBlock] : blocksIn(content)
  )
}
