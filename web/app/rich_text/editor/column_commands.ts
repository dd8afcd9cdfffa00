import type { Editor } from '@tiptap/core'
import { Fragment, type Node } from '@tiptap/pm/model'
import { TextSelection } from '@tiptap/pm/state'

/** Sets how many columns stand side by side. What is in columns that go comes into the last one. */
export function changeColumns(editor: Editor, count: number): void {
  const { state } = editor
  const { $from } = state.selection
  const depth = Array.from({ length: $from.depth + 1 }, (_, at) => at).findLast(
    (at) => $from.node(at).type.name === 'columns'
  )
  if (depth === undefined) return
  const old = $from.node(depth)
  const start = $from.before(depth)
  const change = state.tr.replaceWith(start, start + old.nodeSize, old.copy(Fragment.from(columnsOf(old, count))))
  const near = Math.min(state.selection.from, start + 1)
  change.setSelection(TextSelection.near(change.doc.resolve(near)))
  editor.view.dispatch(change.scrollIntoView())
  editor.view.focus()
}

function columnsOf(old: Node, count: number): Node[] {
  const columns = [...old.children]
  const last = columns[count - 1]
  if (last) {
    const rest = columns.slice(count).flatMap(({ children }) => children.filter(({ content }) => content.size > 0))
    return [...columns.slice(0, count - 1), last.copy(last.content.append(Fragment.from(rest)))]
  }
  const empty = old.type.schema.nodes.column?.createAndFill()
  return [...columns, ...Array.from({ length: count - columns.length }, () => empty).filter((one) => !!one)]
}
