import { createContext, useContext, type ComponentType } from 'react'
import type { FieldsProps } from '#web/fields/field_props'
import type { BlockAttributes } from '#web/rich_text/document'
import type { DescribedBlock } from './block_list'
import type { Snippet } from '#web/admin/form/snippet_menu'
import type { Previews } from './previews'

/** A dialog over the editor. `block`: a new one, or with `position` the one that stands there. */
export type EditorDialog =
  { kind: 'link' } | { kind: 'help' } | { kind: 'block'; block: BlockAttributes; position: number | null }

/** What the parts of an editor share, also with the views of blocks inside of the text. */
export interface EditorUi {
  open: (dialog: EditorDialog) => void
  blocks: readonly DescribedBlock[]
  previews: Previews
  /** Inputs of the fields of blocks. */
  Fields?: ComponentType<FieldsProps> | undefined
  snippets: readonly Snippet[]
}

export const EditorUiContext = createContext<EditorUi | null>(null)

export function useEditorUi(): EditorUi {
  const found = useContext(EditorUiContext)
  if (!found) throw new Error('A part of the editor is outside of it')
  return found
}
