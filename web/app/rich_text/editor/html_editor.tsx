import type { Editor } from '@tiptap/core'
import { TextEditor } from './text_editor'
import type { TextEditorProps, TextFormat } from './editor_props'
import { htmlOfText } from '../html_of_text'

const htmlIn = (editor: Editor) => (editor.isEmpty ? '' : editor.getHTML())

/** The value is HTML; empty when there is nothing in it. */
const format: TextFormat<string> = {
  contentOf: htmlOfText,
  valueOf: htmlIn,
  holds: (editor, value) => htmlIn(editor) === value,
}

export default function HtmlEditor(props: TextEditorProps<string>) {
  return <TextEditor {...props} format={format} />
}
