import { isElement, nameOf, plainText, styleOf } from '#core/rich_text/html_nodes'
import { isWordMarker, lineOf } from '#core/rich_text/html_lines'
import type { AnyNode, Element } from 'domhandler'
import type { RichNode } from '#core/rich_text/document'

/** A paragraph of Word that is an item of a list: Word writes no `ul` and no `ol`. */
export interface WordItem {
  /** From 1. */
  level: number
  isOrdered: boolean
  content: RichNode[]
}

/** Null: it is no item of Word. */
export function wordItem(node: AnyNode): WordItem | null {
  if (!isElement(node) || nameOf(node) !== 'p') return null
  const [, level] = /\blevel(\d)/.exec(styleOf(node, 'mso-list')) ?? []
  if (!level) return null
  const marker = markerOf(node.children)
  return { level: Number(level), isOrdered: /^\(?[\da-z]{1,4}[.)]/i.test(marker), content: lineOf(node.children) }
}

function markerOf(nodes: readonly AnyNode[]): string {
  const marker = nodes.find((node): node is Element => isElement(node) && isWordMarker(node))
  if (marker) return plainText(marker).trim()
  return (
    nodes
      .filter(isElement)
      .map(({ children }) => markerOf(children))
      .find(Boolean) ?? ''
  )
}

/** Lists of items that follow each other: deeper ones are in the item before them. */
export function wordLists(items: readonly WordItem[]): RichNode[] {
  const lists: RichNode[] = []
  let at = 0
  while (at < items.length) {
    const { level, isOrdered } = items[at] as WordItem
    const list: RichNode = { type: isOrdered ? 'orderedList' : 'bulletList', content: [] }
    while (at < items.length) {
      const item = items[at] as WordItem
      if (item.level < level || (item.level === level && item.isOrdered !== isOrdered)) break
      let end = at + 1
      while (end < items.length && (items[end] as WordItem).level > level) end += 1
      const below = wordLists(items.slice(at + 1, end))
      list.content?.push({ type: 'listItem', content: [{ type: 'paragraph', content: item.content }, ...below] })
      at = end
    }
    lists.push(list)
  }
  return lists
}
