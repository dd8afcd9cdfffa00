import { Node } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import { ReactNodeViewRenderer } from '@tiptap/react'
import { BlockView } from '../block_view'
import { FORM_BLOCK } from '../block_nodes'
import { newBlockId } from '../block_ids'

/** The one node for everything that is a form. Copied inside of an editor, it travels as the JSON of its attributes. */
export const Block = Node.create({
  name: FORM_BLOCK,
  group: 'block',
  atom: true,
  draggable: true,
  selectable: true,
  addAttributes: () => ({ id: { default: '' }, name: { default: '' }, values: { default: {} } }),
  parseHTML: () => [{ tag: 'div[data-block]', getAttrs: (element) => readAttributes(element.dataset.block ?? '') }],
  renderHTML: ({ node }) => ['div', { 'data-block': JSON.stringify(node.attrs) }],
  addNodeView: () => ReactNodeViewRenderer(BlockView),
  addProseMirrorPlugins: () => [uniqueIds],
})

function readAttributes(json: string) {
  try {
    const { name, values } = JSON.parse(json) as { name: unknown; values: unknown }
    return typeof name === 'string' && typeof values === 'object' ? { id: newBlockId(), name, values } : false
  } catch {
    return false
  }
}

/** A block that was copied gets an id of its own. */
const uniqueIds = new Plugin({
  appendTransaction(transactions, _, state) {
    if (!transactions.some(({ docChanged }) => docChanged)) return null
    const seen = new Set<string>()
    const change = state.tr
    state.doc.descendants((node, position) => {
      if (node.type.name !== FORM_BLOCK) return !node.isTextblock
      const id = String(node.attrs.id)
      if (id === '' || seen.has(id)) change.setNodeAttribute(position, 'id', newBlockId())
      seen.add(id)
      return false
    })
    return change.docChanged ? change : null
  },
})
