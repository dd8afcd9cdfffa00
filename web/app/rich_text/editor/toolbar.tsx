import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { useEffect, useRef } from 'react'
import { IconDots } from '#web/admin/icons'
import { SnippetMenu } from '#web/admin/form/snippet_menu'
import { useWords } from '#web/lib/i18n'
import { BlockMenu } from './block_menu'
import { blockAt } from './block_moves'
import { ContextTools } from './context_tools'
import { useEditorUi } from './editor_ui'
import * as icons from './icons'
import type { Item } from './items'
import { EndTools, InsertMenu, StyleMenu, type RunChange } from './toolbar_parts'
import { MenuButton, ToolButton } from './tool_button'
import { AlignMenu, MarkMenu } from './toolbar_menus'
import { keepOneStop, walk } from './toolbar_keys'
import { stateOf } from './tool_state'

interface ToolbarProps {
  editor: Editor
  items: readonly Item[]
  hasBlocks: boolean
  /** Of the field. */
  label: string
}

const MARKS = [
  ['bold', icons.IconBold],
  ['italic', icons.IconItalic],
  ['underline', icons.IconUnderline],
] as const

/** The tools of the text. One stop of the Tab key; the arrow keys lead from tool to tool. */
export function Toolbar({ editor, items, hasBlocks, label }: ToolbarProps) {
  const t = useWords()
  const { open, snippets } = useEditorUi()
  const bar = useRef<HTMLDivElement>(null)
  const state = useEditorState({ editor, selector: stateOf })
  useEffect(() => {
    if (bar.current) keepOneStop(bar.current)
  })
  const run: RunChange = (change) => () => void change(editor.chain().focus()).run()
  return (
    <div
      ref={bar}
      className="editor-toolbar"
      role="toolbar"
      aria-label={t('editor.toolbar')}
      onKeyDown={(event) => walk(event, editor)}
    >
      <StyleMenu editor={editor} items={items} style={state.style} />
      <Separator />
      {MARKS.map(([name, icon]) => (
        <ToolButton
          key={name}
          icon={icon}
          label={t(`editor.marks.${name}`)}
          isOn={state[name]}
          onClick={run((chain) => chain.toggleMark(name))}
        />
      ))}
      <ToolButton
        icon={icons.IconLink}
        label={t('editor.link.tool')}
        isOn={state.link}
        onClick={() => open({ kind: 'link' })}
      />
      <MarkMenu editor={editor} state={state} />
      <Separator />
      <ToolButton
        icon={icons.IconBullets}
        label={t('editor.items.bullets')}
        isOn={state.style === 'bullets'}
        onClick={run((chain) => chain.toggleBulletList())}
      />
      <ToolButton
        icon={icons.IconNumbers}
        label={t('editor.items.numbers')}
        isOn={state.style === 'numbers'}
        onClick={run((chain) => chain.toggleOrderedList())}
      />
      <AlignMenu editor={editor} state={state} />
      <Separator />
      {snippets.length > 0 && (
        <SnippetMenu
          snippets={snippets}
          into={label}
          onChoose={(text) => editor.chain().focus().insertContent({ type: 'text', text }).run()}
        />
      )}
      <InsertMenu editor={editor} items={items} />
      <BlockMenu
        editor={editor}
        items={items}
        placed={() => blockAt(editor.state)}
        target={<MenuButton label={t('editor.block.menu')} icon={IconDots} />}
      />
      <EndTools state={state} run={run} />
      <ContextTools editor={editor} state={state} hasBlocks={hasBlocks} />
    </div>
  )
}

const Separator = () => <span className="editor-separator" aria-hidden />
