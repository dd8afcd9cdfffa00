import { blockOf, type RichNode, type RichText } from '#core/rich_text/document'
import { oneLine, textOfHtml } from '#core/rich_text/html_text'
import { valuesIn } from '#core/rich_text/walk'
import type { Block } from '#core/rich_text/block'

const NO_BLOCKS: ReadonlyMap<string, Block> = new Map()

/** Nodes that stand in a line of text. */
const INLINE = new Set(['text', 'hardBreak'])

/** The words of a text, on one line: for search and excerpts. With `blocks` also those of their values, such as captions. */
export function textOf({ content }: RichText, blocks = NO_BLOCKS): string {
  return oneLine(content.map((node) => nodeText(node, blocks)).join(' '))
}

function nodeText(node: RichNode, blocks: ReadonlyMap<string, Block>): string {
  if (node.type === 'text') return node.text ?? ''
  if (node.type === 'hardBreak') return ' '
  if (node.type === 'block') return blockText(node, blocks)
  const { content = [] } = node
  const isLine = content.every(({ type }) => INLINE.has(type))
  return content.map((one) => nodeText(one, blocks)).join(isLine ? '' : ' ')
}

function blockText(node: RichNode, blocks: ReadonlyMap<string, Block>): string {
  const { name, values } = blockOf(node)
  const block = blocks.get(name)
  if (!block) return ''
  if (block.text) return block.text(values)
  return [...valuesIn(block.fields, values)]
    .flatMap(({ field, value }) => (['text', 'long_text'].includes(field.kind) ? [textOfHtml(String(value))] : []))
    .join(' ')
}

/** The first words of a text, up to a number of characters, cut between words. */
export function excerptOf(text: string, most: number): string {
  if (text.length <= most) return text
  const cut = text.slice(0, most - 1)
  const end = cut.lastIndexOf(' ')
  return `${cut.slice(0, end > most / 2 ? end : most - 1).trimEnd()}…`
}
