import { parseDocument } from 'htmlparser2'
import { HtmlReader } from '#core/rich_text/html_reader'
import { cleanStructure } from '#core/rich_text/clean_document'
import { isElement } from '#core/rich_text/html_nodes'
import type { AnyNode, Element } from 'domhandler'
import type { CalloutTone, RichNode, RichText } from '#core/rich_text/document'

/** What a text of the demo needs of the shop. */
export interface DemoPlace {
  hasBlock(name: string): boolean
  /** Id of what stands at a path of the shop in French; null: nothing. */
  idAt(path: string): string | null
}

/**
 * The document of a text of the demo: HTML with `<div data-callout="tip">`, `<div data-columns>` and
 * `<div data-block="catalogue.product_list" data-values='{…}'>`. A value `{ "at": "/boutique/vins-blancs" }` is the id of what stands
 * there. A block that the shop lacks, or whose category it lacks, is left out.
 */
export function readDemoText(html: string, place: DemoPlace): RichText {
  return cleanStructure({ type: 'doc', content: nodesOf(parseDocument(html).children, place) })
}

/** The paths that blocks of a text name. */
export const pathsIn = (html: string): string[] =>
  [...html.matchAll(/\{"at":"([^"]+)"\}/g)].map(([, path = '']) => path)

function nodesOf(children: readonly AnyNode[], place: DemoPlace): RichNode[] {
  const content: RichNode[] = []
  let plain: AnyNode[] = []
  const endPlain = () => {
    content.push(...new HtmlReader({ emptyLines: false, hasBlocks: true }).blocks(plain))
    plain = []
  }
  for (const child of children) {
    const own = isElement(child) ? ownNode(child, place) : undefined
    if (own === undefined) plain.push(child)
    else {
      endPlain()
      content.push(...own)
    }
  }
  endPlain()
  return content
}

/** Undefined: it is plain HTML. */
function ownNode({ attribs, children }: Element, place: DemoPlace): RichNode[] | undefined {
  const tone = attribs['data-callout']
  if (tone) return [{ type: 'callout', attrs: { tone: tone as CalloutTone }, content: nodesOf(children, place) }]
  if (attribs['data-columns']) {
    const columns = children.filter(isElement).map((column): RichNode => {
      return { type: 'column', content: nodesOf(column.children, place) }
    })
    return [{ type: 'columns', content: columns }]
  }
  const name = attribs['data-block']
  return name ? blockNode(name, attribs['data-values'] ?? '{}', place) : undefined
}

function blockNode(name: string, written: string, place: DemoPlace): RichNode[] {
  const values = Object.entries(JSON.parse(written) as Record<string, unknown>).map(([field, value]) => {
    const path = typeof value === 'object' ? (value as { at?: string } | null)?.at : undefined
    return [field, path === undefined ? value : place.idAt(path), path !== undefined] as const
  })
  const isMissing = values.some(([, value, isPlace]) => isPlace && value === null)
  if (isMissing || !place.hasBlock(name)) return []
  const fields = Object.fromEntries(values.map(([field, value]) => [field, value]))
  return [{ type: 'block', attrs: { id: `demo-${name}-${values.length}-${written.length}`, name, values: fields } }]
}
