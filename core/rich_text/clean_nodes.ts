import { CALLOUT_TONES, HEADING_LEVELS, MARKS, NODES, TEXT_ALIGNMENTS } from '#core/rich_text/document'
import { RICH_TEXT_LIMITS } from '#core/rich_text/limits'
import { blocksTooMany, textTooDeep, textTooLarge, textTooLong } from '#core/rich_text/errors'
import { hrefKind } from '#core/rich_text/href'
import type { BlockAttributes, NodeName, RichMark, RichNode } from '#core/rich_text/document'

/** What a client sent in place of a node. */
interface Given {
  type?: unknown
  attrs?: Record<string, unknown>
  content?: unknown
  text?: unknown
  marks?: unknown
}

export interface NodeRules {
  /** Without blocks, a text has no blocks, columns and callouts; their text stays. */
  hasBlocks: boolean
  /** Most characters of text. */
  length: number
}

const INLINE = new Set<unknown>(['text', 'hardBreak'])
const LAYOUT = new Set<unknown>(['columns', 'column', 'callout', 'block'])
/** In the order of `MARKS`, so that equal texts are stored alike. */
const MARK_ORDER = new Map<unknown, number>(MARKS.map((name, at) => [name, at]))
const BLOCK_ID = /^[\w-]{1,40}$/
const MOST_COLUMNS = 4
const WIDEST_CELL = 50

/**
 * The one allow-list of nodes, marks and attributes. What it does not know is dropped and its text kept; what stands where it
 * cannot is moved into the paragraph, item or cell that it needs. Values of blocks stay as they are: `clean_document.ts` reads them.
 */
export class NodeCleaner {
  #nodes = 0
  #characters = 0
  #blocks = 0
  readonly #ids = new Set<string>()

  constructor(private readonly rules: NodeRules) {}

  /** Blocks of text: paragraphs, lists, tables. @throws textTooDeep, textTooLarge, textTooLong, blocksTooMany */
  blocks(given: unknown, depth = 1): RichNode[] {
    const cleaned: RichNode[] = []
    let loose: Given[] = []
    const close = () => {
      const content = this.#inline(loose, depth + 1)
      loose = []
      if (content.some(({ text, type }) => type === 'hardBreak' || text?.trim()))
        cleaned.push({ type: 'paragraph', content })
    }
    for (const node of this.#listed(given, depth)) {
      if (isLoose(node)) {
        loose.push(node)
        continue
      }
      close()
      cleaned.push(...this.#block(node, depth))
    }
    close()
    return cleaned
  }

  #block(node: Given, depth: number): RichNode[] {
    const { type, content } = node
    if (LAYOUT.has(type) && !this.rules.hasBlocks) return type === 'block' ? [] : this.blocks(content, depth + 1)
    switch (type) {
      case 'paragraph':
        return [withContent({ type, ...attributes(alignment(node)) }, this.#inline(content, depth + 1))]
      case 'heading':
        return [
          withContent({ type, attrs: { level: levelOf(node), ...alignment(node) } }, this.#inline(content, depth + 1)),
        ]
      case 'codeBlock':
        return [withContent({ type }, this.#plain(content, depth + 1))]
      case 'horizontalRule':
        return [{ type }]
      case 'bulletList':
        return this.#parts({ type }, 'listItem', content, depth)
      case 'orderedList':
        return this.#parts({ type, ...attributes(startOf(node)) }, 'listItem', content, depth)
      case 'blockquote':
        return [{ type, content: this.#filled(content, depth + 1) }]
      case 'callout':
        return [
          {
            type,
            attrs: { tone: oneOf(CALLOUT_TONES, node.attrs?.tone, 'info') },
            content: this.#filled(content, depth + 1),
          },
        ]
      case 'table':
        return this.#table(content, depth)
      case 'columns':
        return this.#columns(content, depth)
      case 'block':
        return this.#atom(node)
      default:
        return this.blocks(content, depth + 1)
    }
  }

  /** A list: what is no item becomes one. */
  #parts(list: RichNode, part: NodeName, given: unknown, depth: number): RichNode[] {
    const items = this.#listed(given, depth + 1).map((node): RichNode => {
      const inside = node.type === part ? node.content : [node]
      return { type: part, content: this.#item(inside, depth + 2) }
    })
    return items.length > 0 ? [{ ...list, content: items }] : []
  }

  /** An item begins with a paragraph. */
  #item(given: unknown, depth: number): RichNode[] {
    const blocks = this.blocks(given, depth)
    return blocks[0]?.type === 'paragraph' ? blocks : [{ type: 'paragraph' }, ...blocks]
  }

  #filled(given: unknown, depth: number): RichNode[] {
    const blocks = this.blocks(given, depth)
    return blocks.length > 0 ? blocks : [{ type: 'paragraph' }]
  }

  #table(given: unknown, depth: number): RichNode[] {
    const rows = this.#listed(given, depth + 1).flatMap((row): RichNode[] => {
      const cells = row.type === 'tableRow' ? this.#listed(row.content, depth + 2) : [row]
      const content = cells.map((cell): RichNode => {
        const isCell = cell.type === 'tableCell' || cell.type === 'tableHeader'
        const type = cell.type === 'tableHeader' ? 'tableHeader' : 'tableCell'
        const attrs = { colspan: span(cell.attrs?.colspan), rowspan: span(cell.attrs?.rowspan) }
        return { type, attrs, content: this.#filled(isCell ? cell.content : [cell], depth + 3) }
      })
      return content.length > 0 ? [{ type: 'tableRow', content }] : []
    })
    return rows.length > 0 ? [{ type: 'table', content: rows }] : []
  }

  /** One column is none, and more than four are shown below each other. */
  #columns(given: unknown, depth: number): RichNode[] {
    const columns = this.#listed(given, depth + 1).map((node): RichNode => {
      return { type: 'column', content: this.#filled(node.type === 'column' ? node.content : [node], depth + 2) }
    })
    if (columns.length >= 2 && columns.length <= MOST_COLUMNS) return [{ type: 'columns', content: columns }]
    return columns.flatMap(({ content = [] }) => content)
  }

  #atom({ attrs = {} }: Given): RichNode[] {
    const { id, name, values } = attrs
    if (typeof name !== 'string') return []
    this.#blocks += 1
    if (this.#blocks > RICH_TEXT_LIMITS.blocks) throw blocksTooMany({ most: RICH_TEXT_LIMITS.blocks })
    const kept: BlockAttributes = {
      id: this.#idOf(id),
      name,
      values: isObject(values) && isShallow(values) ? values : {},
    }
    return [{ type: 'block', attrs: { ...kept } }]
  }

  #idOf(given: unknown): string {
    const isFree = typeof given === 'string' && BLOCK_ID.test(given) && !this.#ids.has(given)
    const id = isFree ? given : crypto.randomUUID()
    this.#ids.add(id)
    return id
  }

  /** Text with its marks. Of what is no text, the text stays. */
  #inline(given: unknown, depth: number): RichNode[] {
    return this.#listed(given, depth).flatMap((node): RichNode[] => {
      if (node.type === 'hardBreak') return [{ type: 'hardBreak' }]
      if (typeof node.text !== 'string') return this.#inline(node.content, depth + 1)
      const text = this.#count(node.text)
      const marks = marksOf(node.marks)
      return text ? [marks.length > 0 ? { type: 'text', text, marks } : { type: 'text', text }] : []
    })
  }

  #plain(given: unknown, depth: number): RichNode[] {
    const parts = this.#inline(given, depth).map(({ text = '\n' }) => text)
    const text = parts.join('')
    return text ? [{ type: 'text', text }] : []
  }

  #count(text: string): string {
    this.#characters += text.length
    const most = Math.min(this.rules.length, RICH_TEXT_LIMITS.characters)
    if (this.#characters > most) throw textTooLong({ most })
    // PostgreSQL stores no null character.
    return text.replaceAll('\0', '').toWellFormed()
  }

  #listed(given: unknown, depth: number): Given[] {
    if (!Array.isArray(given)) return []
    if (depth > RICH_TEXT_LIMITS.depth) throw textTooDeep({ most: RICH_TEXT_LIMITS.depth })
    this.#nodes += given.length
    if (this.#nodes > RICH_TEXT_LIMITS.nodes) throw textTooLarge({ most: RICH_TEXT_LIMITS.nodes })
    return given.filter(isObject).map((node) => ({ ...node, attrs: isObject(node.attrs) ? node.attrs : {} }))
  }
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** No form has values deeper than this. */
const DEEPEST_VALUE = 12

function isShallow(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return true
  return depth < DEEPEST_VALUE && Object.values(value).every((one) => isShallow(one, depth + 1))
}

/** Text, or an unknown node that has nothing but text. */
function isLoose({ type, text, content }: Given): boolean {
  if (INLINE.has(type) || typeof text === 'string') return true
  if (typeof type === 'string' && Object.hasOwn(NODES, type)) return false
  return (
    Array.isArray(content) && content.length > 0 && content.every((node) => isObject(node) && INLINE.has(node.type))
  )
}

function withContent(node: RichNode, content: RichNode[]): RichNode {
  return content.length > 0 ? { ...node, content } : node
}

function attributes(attrs: Record<string, unknown>): Pick<RichNode, 'attrs'> {
  return Object.keys(attrs).length > 0 ? { attrs } : {}
}

function alignment({ attrs }: Given): { textAlign?: string } {
  const textAlign = TEXT_ALIGNMENTS.find((one) => one === attrs?.textAlign)
  return textAlign ? { textAlign } : {}
}

function startOf({ attrs }: Given): { start?: number } {
  const { start } = attrs ?? {}
  return Number.isSafeInteger(start) && start !== 1 && Math.abs(Number(start)) < 1e6 ? { start: Number(start) } : {}
}

/** The title of the page is its only heading of level 1. */
function levelOf({ attrs }: Given): number {
  const level = numberOf(attrs?.level)
  if (!Number.isFinite(level)) return 2
  return Math.min(Math.max(Math.round(level), HEADING_LEVELS[0]), HEADING_LEVELS[2])
}

/** NaN for what is neither a number nor its text: an object of a client may not even be convertible. */
function numberOf(given: unknown): number {
  return typeof given === 'number' || typeof given === 'string' ? Number(given) : Number.NaN
}

function span(given: unknown): number {
  const cells = numberOf(given)
  return Number.isInteger(cells) && cells >= 1 && cells <= WIDEST_CELL ? cells : 1
}

function oneOf<T extends string>(all: readonly T[], given: unknown, otherwise: T): T {
  return all.find((one) => one === given) ?? otherwise
}

/** Known marks, each once. A link that may lead nowhere is none. */
function marksOf(given: unknown): RichMark[] {
  if (!Array.isArray(given)) return []
  const marks = new Map<string, RichMark>()
  for (const one of given.filter(isObject)) {
    const type = MARKS.find((name) => name === one.type)
    const mark = type === 'link' ? linkMark(one.attrs) : type && { type }
    if (mark) marks.set(mark.type, mark)
  }
  return [...marks.values()].sort((one, other) => Number(MARK_ORDER.get(one.type)) - Number(MARK_ORDER.get(other.type)))
}

function linkMark(attrs: unknown): RichMark | undefined {
  if (!isObject(attrs) || typeof attrs.href !== 'string') return undefined
  const href = attrs.href.trim()
  if (hrefKind(href) === null) return undefined
  return { type: 'link', attrs: attrs.target === '_blank' ? { href, target: '_blank' } : { href } }
}
