/**
 * A rich text, as it is stored: a ProseMirror document in JSON. The editor, the server and the shop read the same names.
 * `clean_document.ts` says what may stand where.
 */
export interface RichText {
  type: 'doc'
  content: RichNode[]
}

export const TEXT_ALIGNMENTS = ['left', 'center', 'right', 'justify'] as const
export type TextAlignment = (typeof TEXT_ALIGNMENTS)[number]

/** The page has its title as its only heading of level 1. */
export const HEADING_LEVELS = [2, 3, 4] as const
export type HeadingLevel = (typeof HEADING_LEVELS)[number]

export const CALLOUT_TONES = ['info', 'tip', 'warning'] as const
export type CalloutTone = (typeof CALLOUT_TONES)[number]

/** Attributes by node. Nodes that are not here have none. An absent alignment is that of the language. */
export interface NodeAttributes {
  paragraph: { textAlign?: TextAlignment }
  heading: { level: HeadingLevel; textAlign?: TextAlignment }
  orderedList: { start?: number }
  tableHeader: { colspan: number; rowspan: number }
  tableCell: { colspan: number; rowspan: number }
  callout: { tone: CalloutTone }
  block: BlockAttributes
}

/** The one node for everything that is a form: its values have the fields that the block of this name declares. */
export interface BlockAttributes {
  /** Unique in its document. */
  id: string
  /** Name of the contribution to `core.blocks`: `core.image`, `catalogue.products`. */
  name: string
  values: BlockValues
}

export type BlockValues = Record<string, unknown>

/** Names of the nodes, with what may stand in each: blocks of text, items, cells, or text. */
export const NODES = {
  paragraph: 'text',
  heading: 'text',
  bulletList: 'items',
  orderedList: 'items',
  listItem: 'blocks',
  blockquote: 'blocks',
  codeBlock: 'plain text',
  horizontalRule: 'nothing',
  hardBreak: 'nothing',
  text: 'nothing',
  table: 'rows',
  tableRow: 'cells',
  tableHeader: 'blocks',
  tableCell: 'blocks',
  columns: 'columns',
  column: 'blocks',
  callout: 'blocks',
  block: 'nothing',
} as const

export type NodeName = keyof typeof NODES

export const MARKS = ['bold', 'italic', 'underline', 'strike', 'code', 'superscript', 'subscript', 'link'] as const

export type MarkName = (typeof MARKS)[number]

/** `href`: see `href.ts`. `target`: a new window. */
export interface LinkAttributes {
  href: string
  target?: '_blank'
}

export interface RichMark {
  type: MarkName
  /** Of a link only. */
  attrs?: LinkAttributes
}

/** A node. The types of its attributes are `NodeAttributes`. */
export interface RichNode {
  type: NodeName
  attrs?: Record<string, unknown>
  content?: RichNode[]
  /** Of `text` only. */
  text?: string
  /** Of `text` only. */
  marks?: RichMark[]
}

/** The attributes of a block node. */
export const blockOf = (node: RichNode): BlockAttributes => node.attrs as unknown as BlockAttributes
