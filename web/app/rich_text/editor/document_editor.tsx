import { isBlank, withoutNulls, type RichNode, type RichText } from '#web/rich_text/document'
import { forEditor, forStore } from './block_nodes'
import { TextEditor } from './text_editor'
import type { TextEditorProps, TextFormat } from './editor_props'

/** The value is the document; null when there is nothing in it. */
const format: TextFormat<RichText | null> = {
  contentOf: (value) => value && forEditor(value as unknown as RichNode),
  valueOf: (editor) => {
    const document = forStore(withoutNulls(editor.getJSON() as unknown as RichNode)) as unknown as RichText
    return isBlank(document) ? null : document
  },
  // A database may keep the attributes in another order.
  holds: ({ state, schema }, value) =>
    value
      ? schema.nodeFromJSON(forEditor(value as unknown as RichNode)).eq(state.doc)
      : state.doc.textContent === '' && state.doc.childCount === 1,
}

export default function DocumentEditor(props: TextEditorProps<RichText | null>) {
  return <TextEditor {...props} format={format} />
}
