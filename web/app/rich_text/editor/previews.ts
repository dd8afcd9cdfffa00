import { callByName } from '#web/admin/call_by_name'
import type { BlockAttributes, ShownBlock, ShownDocument } from '#web/rich_text/document'

/** A block as the shop would show it. */
export interface Preview {
  block: ShownBlock
  media: ShownDocument['media']
}

export interface Previews {
  /** What is known of a block with these values; undefined: not yet; null: it cannot be shown. */
  of: (block: BlockAttributes) => Preview | null | undefined
  /** Asks for a block. Those that are asked for together are one request. */
  ask: (block: BlockAttributes) => void
  subscribe: (changed: () => void) => () => void
}

/** Milliseconds in which requests for blocks are collected. */
const PAUSE = 50

const keyOf = ({ name, values }: BlockAttributes) => `${name} ${JSON.stringify(values)}`

type Answer = { data: ShownDocument }

/** Reads how blocks look. The same values are asked for once. */
export function createPreviews(): Previews {
  const known = new Map<string, Preview | null>()
  const asked = new Set<string>()
  const listeners = new Set<() => void>()
  let waiting: BlockAttributes[] = []
  const read = async () => {
    const blocks = waiting
    waiting = []
    const found = await show(blocks).catch(() => null)
    for (const block of blocks) known.set(keyOf(block), found?.get(block.id) ?? null)
    for (const changed of listeners) changed()
  }
  return {
    of: (block) => known.get(keyOf(block)),
    ask(block) {
      const key = keyOf(block)
      if (asked.has(key)) return
      asked.add(key)
      if (waiting.push(block) === 1) setTimeout(() => void read(), PAUSE)
    },
    subscribe(changed) {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
  }
}

/** Blocks as the shop would show them, by id. */
export async function show(blocks: readonly BlockAttributes[]): Promise<Map<string, Preview>> {
  const answer = await callByName<Answer>('POST', 'platform.admin.block_previews.store', { data: { blocks } })
  const { content, media } = answer?.data ?? { content: [], media: {} }
  const shown = content.map(({ attrs }) => attrs as unknown as ShownBlock)
  return new Map(shown.map((block) => [block.id, { block, media }]))
}
