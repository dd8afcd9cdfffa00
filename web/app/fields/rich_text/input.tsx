import { LaterEditor, loadedLater } from '#web/rich_text/later_editor'
import { wordsOf, type RichText } from '#web/rich_text/document'
import type { Snippet } from '#web/admin/form/snippet_menu'
import { kitProps, option, type FieldInputProps } from '../field_props'

const Editor = loadedLater<RichText | null>(() => import('#web/rich_text/editor/document_editor'))

const valueOf = (value: unknown) => (value ?? null) as RichText | null

const display = (value: unknown) => wordsOf(valueOf(value)?.content ?? []).slice(0, 200) || '–'

/** A document of text and blocks; `blocks: false` in the field's options leaves text. */
export function RichTextInput(props: FieldInputProps) {
  const hasBlocks = option<boolean>(props, 'blocks') ?? true
  const snippets = option<Snippet[]>(props, 'variables') ?? []
  return (
    <LaterEditor {...kitProps(props)} {...{ Editor, valueOf, display, hasBlocks, snippets, Fields: props.Fields }} />
  )
}
