import type { RichNode } from '#web/rich_text/document'

/**
 * Name of the editor's node for a block. Stored documents call it `block`, which is also the name of ProseMirror's group of
 * everything that stands in a text: a node of that name would be the only one that `block+` allows.
 */
export const FORM_BLOCK = 'formBlock'

const renamed = (from: string, to: string) => {
  const rename = (node: RichNode): RichNode => {
    const { type, content } = node
    const name = (type === from ? to : type) as RichNode['type']
    return content ? { ...node, type: name, content: content.map(rename) } : { ...node, type: name }
  }
  return rename
}

/** A stored document as the editor reads it. */
export const forEditor = renamed('block', FORM_BLOCK)

/** What the editor holds, as it is stored. */
export const forStore = renamed(FORM_BLOCK, 'block')
