import type { Editor } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import { NodeSelection, TextSelection, type EditorState, type Transaction } from '@tiptap/pm/state'
import type { Node, ResolvedPos } from '@tiptap/pm/model'

/** A block of the text: where it begins, and what it is. */
export interface Placed {
  position: number
  node: Node
}

/** Parents whose children are moved by themselves. */
const HOLDERS = new Set(['doc', 'column', 'callout', 'blockquote', 'listItem'])

/** The block that the selection is in: the item of a list, else what stands in the text, a column or a callout. */
export function blockAt(state: EditorState): Placed | null {
  const { selection } = state
  if (selection instanceof NodeSelection && selection.node.isBlock)
    return { position: selection.from, node: selection.node }
  return nearest(selection.$from)
}

function nearest($position: ResolvedPos): Placed | null {
  for (let depth = $position.depth; depth > 0; depth--) {
    const node = $position.node(depth)
    if (node.type.name === 'listItem') return { position: $position.before(depth), node }
    const holder = $position.node(depth - 1).type.name
    if (HOLDERS.has(holder) && holder !== 'listItem') return { position: $position.before(depth), node }
  }
  return null
}

/** Swaps a block with its neighbour. Null: there is none. The selection stays in it. */
export function moved(state: EditorState, { position, node }: Placed, by: -1 | 1): Transaction | null {
  const $position = state.doc.resolve(position)
  const index = $position.index() + by
  const neighbour = $position.parent.maybeChild(index)
  if (!neighbour || index < 0) return null
  const to = by < 0 ? position - neighbour.nodeSize : position + neighbour.nodeSize
  const offset = state.selection.from - position
  const change = state.tr.delete(position, position + node.nodeSize).insert(to, node)
  const isInside = offset >= 0 && offset < node.nodeSize && !(state.selection instanceof NodeSelection)
  return change
    .setSelection(
      isInside ? TextSelection.near(change.doc.resolve(to + offset)) : selectionOf(change, { position: to, node })
    )
    .scrollIntoView()
}

const selectionOf = ({ doc }: Transaction, { position, node }: Placed) =>
  NodeSelection.isSelectable(node) ? NodeSelection.create(doc, position) : TextSelection.near(doc.resolve(position + 1))

/** Puts a copy behind a block. */
export function duplicated(state: EditorState, { position, node }: Placed): Transaction {
  return state.tr.insert(position + node.nodeSize, node.copy(node.content)).scrollIntoView()
}

export function removed(state: EditorState, { position, node }: Placed): Transaction {
  const change = state.tr.delete(position, position + node.nodeSize)
  const near = Math.min(position, change.doc.content.size)
  return change.setSelection(TextSelection.near(change.doc.resolve(near))).scrollIntoView()
}

/** Applies a change of a block, and gives the focus back to the text. */
export function apply(editor: Editor, change: Transaction | null): boolean {
  if (!change) return false
  // One step of undo, however quickly it followed the last key.
  editor.view.dispatch(closeHistory(change))
  editor.view.focus()
  return true
}

/** Moves the selection into a block, so that the commands of the toolbar mean it. */
export function select(editor: Editor, { position, node }: Placed): void {
  const { doc, tr } = editor.state
  const selection = node.isAtom ? NodeSelection.create(doc, position) : TextSelection.near(doc.resolve(position + 1))
  editor.view.dispatch(tr.setSelection(selection))
}
