import { blockOf, type RichNode } from '#core/rich_text/document'
import { changeHtmlLinks, linksOfHtml } from '#core/links/html_links'
import { DEFAULT_LOCALE } from '#core/i18n/locales'
import { nodesIn, valuesIn } from '#core/rich_text/walk'
import { writeReference } from '#core/rich_text/href'
import type { Block } from '#core/rich_text/block'

/** An address in a text, where it stands. */
export interface PlacedHref {
  href: string
  /** The words that lead there. */
  text: string
  /** Another address; null takes the link away and leaves its words. */
  replace(next: string | null): void
}

/** The addresses of links, and those among the values of blocks, in the order of reading. */
export function* hrefsIn(content: readonly RichNode[], blocks: ReadonlyMap<string, Block>): Generator<PlacedHref> {
  for (const node of nodesIn(content)) {
    if (node.type === 'block') yield* hrefsOfBlock(node, blocks)
    for (const mark of node.marks ?? []) {
      const { attrs } = mark
      if (mark.type !== 'link' || !attrs) continue
      yield {
        href: attrs.href,
        text: node.text ?? '',
        replace: (next) => {
          if (next === null) node.marks = node.marks?.filter((one) => one !== mark)
          else attrs.href = next
        },
      }
    }
  }
}

function* hrefsOfBlock(node: RichNode, blocks: ReadonlyMap<string, Block>): Generator<PlacedHref> {
  const { name, values } = blockOf(node)
  const block = blocks.get(name)
  if (!block) return
  const text = [values.text, values.title, values.caption].find((one) => typeof one === 'string') ?? ''
  for (const { field, value, replace } of valuesIn(block.fields, values)) {
    if (field.kind === 'link' || field.kind === 'url') yield { href: String(value), text: String(text), replace }
  }
  for (const html of block.html ?? []) yield* hrefsOfHtml(values, html)
}

function* hrefsOfHtml(values: Record<string, unknown>, name: string): Generator<PlacedHref> {
  const html = values[name]
  if (typeof html !== 'string') return
  for (const { text, url, target } of linksOfHtml(html, name, DEFAULT_LOCALE)) {
    const href = url ?? (target ? writeReference({ kind: target.kind, id: String(target.id) }) : '')
    const replace = (next: string | null) => {
      values[name] = changeHtmlLinks(String(values[name]), (one) => (one === href ? next : one))
    }
    yield { href, text, replace }
  }
}
