import type { Editor } from '@tiptap/core'

/** What the toolbar shows of the selection. */
export function stateOf({ editor }: { editor: Editor }) {
  return {
    style: styleOf(editor),
    bold: editor.isActive('bold'),
    italic: editor.isActive('italic'),
    underline: editor.isActive('underline'),
    strike: editor.isActive('strike'),
    code: editor.isActive('code'),
    superscript: editor.isActive('superscript'),
    subscript: editor.isActive('subscript'),
    link: editor.isActive('link'),
    alignment: alignmentOf(editor),
    inTable: editor.isActive('table'),
    inColumns: editor.isActive('columns'),
    tone: editor.isActive('callout') ? String(editor.getAttributes('callout').tone) : null,
    canUndo: editor.can().undo(),
    canRedo: editor.can().redo(),
  }
}

export type ToolState = ReturnType<typeof stateOf>

/** Key of the item that the block at the cursor is. */
function styleOf(editor: Editor): string {
  if (editor.isActive('heading')) return `heading${String(editor.getAttributes('heading').level)}`
  const named = { bulletList: 'bullets', orderedList: 'numbers', codeBlock: 'code', blockquote: 'quote' }
  return Object.entries(named).find(([node]) => editor.isActive(node))?.[1] ?? 'paragraph'
}

const alignmentOf = (editor: Editor) =>
  String(editor.getAttributes(editor.isActive('heading') ? 'heading' : 'paragraph').textAlign ?? 'left')
