import { SaxesParser } from 'saxes'
import { FileRefused } from '#core/import/reading/file_refused'
import { LONGEST_CELL } from '#core/import/reading/structure_scan'

/** An element below a record, for columns of structure: its attributes, its text, its children. */
export interface XmlNode {
  name: string
  attributes?: Record<string, string>
  text?: string
  children?: XmlNode[]
}

/** A record of a file: an element below the root that has elements itself. */
export interface XmlRecord {
  /** Physical line on which it starts. Records of one line are numbered on. */
  row: number
  name: string
  attributes: Record<string, string>
  children: XmlNode[]
}

// In characters. A post with its comments and custom fields is seldom above 200,000.
const LONGEST_RECORD = 4 * LONGEST_CELL

/** Elements of a record, and elements inside each other. */
const MOST_NODES = 200_000
const DEEPEST = 24

/** Characters that XML forbids and old exports hold nevertheless. */
const FORBIDDEN = /[^\P{Cc}\t\n\r\u007f-\u009f]|[\ufffe\uffff]/gu

/** Prefixes of namespaces whose address changes from version to version. Others keep the prefix of the file. */
const NAMESPACES: readonly [RegExp, string][] = [
  [/^https?:\/\/wordpress\.org\/export\/[\d.]+\/?$/, 'wp'],
  [/^https?:\/\/wordpress\.org\/export\/[\d.]+\/excerpt\/?$/, 'excerpt'],
  [/^https?:\/\/purl\.org\/rss\/1\.0\/modules\/content\/?$/, 'content'],
  [/^https?:\/\/purl\.org\/dc\/elements\/1\.1\/?$/, 'dc'],
]

interface OpenNode extends XmlNode {
  row: number
  /** Collected while the element is open. */
  parts: string[]
}

/**
 * Reads the records of an XML file from pieces of its text, and never holds more than one of them. Entities of the file are
 * not expanded: a file that declares some is refused. Texts of elements beside the records are `header`.
 */
export class XmlScan {
  /** Texts that stand before the records, by name: the title and address of a site. */
  readonly header: Record<string, string> = {}
  readonly #parser = new SaxesParser({ xmlns: true })
  readonly #open: OpenNode[] = []
  #records: XmlRecord[] = []
  #isChannel = false
  /** Line of the last start of an element, and of the last record. */
  #line = 0
  #row = 0
  #nodes = 0
  /** Characters since the last record. */
  #size = 0
  #hasRoot = false

  constructor() {
    const parser = this.#parser
    parser.on('doctype', (text) => {
      if (text.includes('[') || /<!ENTITY/i.test(text)) throw new FileRefused('xml_entities', { row: parser.line })
    })
    parser.on('opentagstart', () => {
      // The end of the line after a name is read with it.
      this.#line = parser.column === 0 ? parser.line - 1 : parser.line
    })
    parser.on('opentag', ({ name, uri, local, attributes }) => {
      this.#begin(nameOf(name, uri, local), attributes)
    })
    parser.on('text', (text) => this.#text(text))
    parser.on('cdata', (text) => this.#text(text))
    parser.on('closetag', () => this.#end())
    parser.on('error', (error) => {
      throw this.#refusal(error)
    })
  }

  /** The records that end in this piece. @throws FileRefused */
  push(piece: string): XmlRecord[] {
    this.#parser.write(piece.replace(FORBIDDEN, ''))
    const records = this.#records
    this.#records = []
    this.#size = records.length > 0 ? 0 : this.#size + piece.length
    if (this.#size > LONGEST_RECORD || this.#nodes > MOST_NODES) {
      throw new FileRefused('xml_record_too_large', { row: this.#parser.line, limit: LONGEST_RECORD })
    }
    return records
  }

  /** @throws FileRefused where the file ends too early */
  end(): void {
    if (this.#open.length > 0 || !this.#hasRoot) throw new FileRefused('xml_truncated', { row: this.#parser.line })
    this.#parser.close()
  }

  /** Depth at which records stand: below the root, or below the channel of a feed. */
  get #level(): number {
    return this.#isChannel ? 2 : 1
  }

  #begin(name: string, given: Record<string, { value: string; prefix: string }>): void {
    const depth = this.#open.length
    if (depth >= DEEPEST) throw new FileRefused('xml_invalid', { row: this.#parser.line })
    this.#hasRoot = true
    if (depth === 1) this.#isChannel = name === 'channel' && this.#open[0]?.name === 'rss'
    const attributes: Record<string, string> = {}
    for (const [attribute, { value, prefix }] of Object.entries(given)) {
      if (prefix !== 'xmlns' && attribute !== 'xmlns') attributes[attribute] = value
    }
    this.#nodes = depth === this.#level ? 0 : this.#nodes + 1
    const row = depth === this.#level ? Math.max(this.#line, this.#row + 1) : 0
    const node: OpenNode = { name, row, parts: [] }
    if (Object.keys(attributes).length > 0) node.attributes = attributes
    this.#open.push(node)
  }

  #text(text: string): void {
    const node = this.#open.at(-1)
    if (!node) return
    node.parts.push(text)
  }

  #end(): void {
    const { row, parts, ...node } = this.#open.pop() as OpenNode
    const text = parts.join('')
    const depth = this.#open.length
    if (depth < this.#level) return
    if (depth === this.#level) {
      const { name, attributes, children } = node
      if (children || attributes) {
        this.#records.push({ row, name, attributes: attributes ?? {}, children: children ?? [] })
        this.#row = row
      } else this.header[name] ??= text.trim()
      return
    }
    const parent = this.#open.at(-1) as OpenNode
    parent.children ??= []
    parent.children.push(node.children ? node : { ...node, text })
  }

  #refusal(error: Error): FileRefused {
    const row = this.#parser.line
    if (/entity/i.test(error.message)) return new FileRefused('xml_entities', { row })
    return new FileRefused(/unclosed tag|unexpected end/i.test(error.message) ? 'xml_truncated' : 'xml_invalid', {
      row,
    })
  }
}

function nameOf(name: string, uri: string, local: string): string {
  const known = NAMESPACES.find(([address]) => address.test(uri))
  return known ? `${known[1]}:${local}` : name
}
