/** A block of Gutenberg: `<!-- wp:columns {"align":"wide"} --> … <!-- /wp:columns -->`. */
export interface CommentedBlock {
  /** Without `core/`: `paragraph`, `woocommerce/products`. Empty: HTML outside of blocks. */
  name: string
  attributes: Record<string, unknown>
  /** HTML and blocks, in their order. */
  parts: (string | CommentedBlock)[]
}

const COMMENT = /<!--\s+(\/)?wp:([a-z][\w-]*(?:\/[a-z][\w-]*)?)\s*(\{[^]*?\})?\s*(\/)?-->/g

/** Blocks inside each other. What is deeper is read as if it stood there. */
const DEEPEST = 20

/** Whether a text was written in the block editor. */
export const hasBlockComments = (html: string): boolean => /<!--\s+wp:[a-z]/.test(html)

/** The blocks of a text of WordPress. A comment without its end ends with what is around it; a stray end is left out. */
export function readBlockComments(html: string): CommentedBlock[] {
  const root: CommentedBlock = { name: '', attributes: {}, parts: [] }
  const open = [root]
  let at = 0
  const add = (part: string | CommentedBlock) => open.at(-1)?.parts.push(part)
  for (const found of html.matchAll(COMMENT)) {
    const [comment, isEnd, given = '', json, isAlone] = found
    const before = html.slice(at, found.index)
    if (before.trim() !== '') add(before)
    at = found.index + comment.length
    const name = given.replace(/^core\//, '')
    if (isEnd) {
      const depth = open.findLastIndex((block) => block.name === name)
      if (depth > 0) open.length = depth
      continue
    }
    const block: CommentedBlock = { name, attributes: attributesOf(json), parts: [] }
    add(block)
    if (!isAlone && open.length <= DEEPEST) open.push(block)
  }
  const rest = html.slice(at)
  if (rest.trim() !== '') root.parts.push(rest)
  return root.parts.map((part) => (typeof part === 'string' ? { name: '', attributes: {}, parts: [part] } : part))
}

/** HTML of a block with all that is in it. */
export function htmlOf(block: CommentedBlock): string {
  return block.parts.map((part) => (typeof part === 'string' ? part : htmlOf(part))).join('')
}

function attributesOf(json: string | undefined): Record<string, unknown> {
  if (!json) return {}
  try {
    const read: unknown = JSON.parse(json)
    return typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
