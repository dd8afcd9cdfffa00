import type { Editor } from '@tiptap/core'
import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useWords } from '#web/lib/i18n'
import { BlockDialog } from './block_dialog'
import { BlockHandle } from './block_handle'
import { FORM_BLOCK } from './block_nodes'
import { useBlockList } from './block_list'
import { cleanPaste } from './clean_paste'
import { EditorUiContext, type EditorDialog } from './editor_ui'
import { extensionsOf } from './extensions'
import { HelpDialog } from './help_dialog'
import { useItems } from './items'
import { LinkDialog } from './link_dialog'
import { createPreviews } from './previews'
import { SlashMenu, slashMenu, SlashMenuState } from './slash_menu'
import { Toolbar } from './toolbar'
import { useValue } from './use_value'
import type { Snippet } from '#web/admin/form/snippet_menu'
import type { TextEditorProps, TextFormat } from './editor_props'

const NONE: readonly Snippet[] = []

/** The editor of a rich text. It is loaded with the first field that shows it: `document_editor.tsx`, `html_editor.tsx`. */
export function TextEditor<Value>(props: TextEditorProps<Value> & { format: TextFormat<Value> }) {
  const { id, label, hasBlocks, isReadOnly, isInvalid, isRequired, lang, format, Fields, snippets = NONE } = props
  const t = useWords()
  const [dialog, open] = useState<EditorDialog | null>(null)
  const [menu] = useState(() => new SlashMenuState())
  const [previews] = useState(createPreviews)
  const blocks = useBlockList(hasBlocks)
  const frame = useRef<HTMLDivElement>(null)
  const changes = useValue(props, format)
  const onKey = (event: KeyboardEvent): boolean => {
    if ((event.metaKey || event.ctrlKey) && !event.altKey) {
      if (event.key === 'k') return done(() => open({ kind: 'link' }))
      // The form's own key is not heard inside of the text.
      if (event.key === 's') return done(() => changes.submit(frame.current?.closest('form')))
    }
    if (event.altKey && event.key === 'F10') return done(() => focusToolbar(frame.current))
    if (event.altKey && event.key === '0' && !event.ctrlKey && !event.metaKey) return done(() => open({ kind: 'help' }))
    return false
  }
  const keys = useRef(onKey)
  keys.current = onKey
  const editor = useEditor({
    extensions: [
      ...extensionsOf({ hasBlocks, placeholder: t(hasBlocks ? 'editor.placeholder' : 'editor.placeholder_plain') }),
      slashMenu(menu),
    ],
    content: format.contentOf(props.value),
    editable: !isReadOnly,
    injectCSS: false,
    onUpdate: changes.note,
    onBlur: changes.flush,
    editorProps: {
      transformPastedHTML: cleanPaste,
      handleKeyDown: (view, event) => {
        const { selection } = view.state
        const chosen = 'node' in selection ? (selection.node as typeof view.state.doc) : null
        if (event.key === 'Enter' && chosen?.type.name === FORM_BLOCK) {
          open({ kind: 'block', block: chosen.attrs as never, position: selection.from })
          return true
        }
        if (!keys.current(event)) return false
        event.preventDefault()
        return true
      },
    },
  })
  changes.bind(editor)
  useAttributes(editor, {
    id,
    'role': 'textbox',
    'class': 'rich-text editor-text',
    lang,
    'aria-multiline': 'true',
    'aria-label': label,
    'aria-describedby': `${id}-keys`,
    'aria-invalid': isInvalid ? 'true' : undefined,
    'aria-required': isRequired ? 'true' : undefined,
    'aria-readonly': isReadOnly ? 'true' : undefined,
  })
  const ui = useMemo(() => ({ open, blocks, previews, Fields, snippets }), [blocks, previews, Fields, snippets])
  const close = () => open(null)
  return (
    <EditorUiContext.Provider value={ui}>
      <div ref={frame} className="editor" data-readonly={isReadOnly || undefined} data-invalid={isInvalid || undefined}>
        <p id={`${id}-keys`} className="sr-only">
          {t('editor.keys')}
        </p>
        {!isReadOnly && <Tools {...{ editor, menu, hasBlocks, label }} />}
        <div className="editor-surface">
          <EditorContent editor={editor} />
          {!isReadOnly && <Handle {...{ editor, hasBlocks }} />}
        </div>
      </div>
      {dialog?.kind === 'link' && <LinkDialog editor={editor} onClose={close} />}
      {dialog?.kind === 'help' && <HelpDialog hasBlocks={hasBlocks} onClose={close} />}
      {dialog?.kind === 'block' && (
        <BlockDialog editor={editor} block={dialog.block} position={dialog.position} onClose={close} />
      )}
    </EditorUiContext.Provider>
  )
}

function done(run: () => void): true {
  run()
  return true
}

interface PartsProps {
  editor: Editor
  hasBlocks: boolean
}

function Tools({ editor, menu, hasBlocks, label }: PartsProps & { menu: SlashMenuState; label: string }) {
  const items = useItems(hasBlocks)
  return (
    <>
      <Toolbar editor={editor} items={items} hasBlocks={hasBlocks} label={label} />
      <SlashMenu menu={menu} editor={editor} items={items} />
    </>
  )
}

function Handle({ editor, hasBlocks }: PartsProps) {
  return <BlockHandle editor={editor} items={useItems(hasBlocks)} />
}

function focusToolbar(frame: HTMLElement | null): void {
  frame?.querySelector<HTMLElement>('[role="toolbar"] button[tabindex="0"]')?.focus()
}

/** Keeps the attributes of the text's element. ProseMirror changes its element without losing the focus. */
function useAttributes(editor: Editor, attributes: Record<string, string | undefined>): void {
  const key = JSON.stringify(attributes)
  useEffect(() => {
    const kept = JSON.parse(key) as Record<string, string>
    editor.setOptions({ editorProps: { ...editor.options.editorProps, attributes: kept } })
  }, [editor, key])
}
