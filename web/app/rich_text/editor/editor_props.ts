import type { Content, Editor } from '@tiptap/core'
import type { ComponentType } from 'react'
import type { Snippet } from '#web/admin/form/snippet_menu'
import type { FieldsProps } from '#web/fields/field_props'

export interface TextEditorProps<Value> {
  id: string
  label: string
  value: Value
  onChange: (value: Value) => void
  /** Blocks, columns and callouts beside text. */
  hasBlocks: boolean
  isReadOnly: boolean
  isInvalid: boolean
  isRequired: boolean
  /** Inputs of the fields of blocks. Without blocks there are none. */
  Fields?: ComponentType<FieldsProps> | undefined
  /** Texts that can be put in at the cursor, such as variables. */
  snippets?: readonly Snippet[] | undefined
  /** Language of the text, for the spell checker. */
  lang?: string | undefined
}

/** How a value of the form and what the editor holds become each other. */
export interface TextFormat<Value> {
  contentOf: (value: Value) => Content
  valueOf: (editor: Editor) => Value
  /** Whether the editor shows this value already. */
  holds: (editor: Editor, value: Value) => boolean
}
