import { Button, Menu } from '@mantine/core'
import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { useEffect, useRef } from 'react'
import { IconChevronDown, IconDots, IconHelp, IconPlus } from '#web/admin/icons'
import { useWords } from '#web/lib/i18n'
import { BlockMenu } from './block_menu'
import { blockAt } from './block_moves'
import { ContextTools } from './context_tools'
import { useEditorUi } from './editor_ui'
import * as icons from './icons'
import { TURNS, type Item } from './items'
import { ItemMenu } from './item_menu'
import { MenuButton, ToolButton } from './tool_button'
import { AlignMenu, MarkMenu } from './toolbar_menus'
import { keepOneStop, walk } from './toolbar_keys'
import { stateOf } from './tool_state'

interface ToolbarProps {
  editor: Editor
  items: readonly Item[]
  hasBlocks: boolean
}

const MARKS = [
  ['bold', icons.IconBold],
  ['italic', icons.IconItalic],
  ['underline', icons.IconUnderline],
] as const

/** The tools of the text. One stop of the Tab key; the arrow keys lead from tool to tool. */
export function Toolbar({ editor, items, hasBlocks }: ToolbarProps) {
  const t = useWords()
  const { open } = useEditorUi()
  const bar = useRef<HTMLDivElement>(null)
  const state = useEditorState({ editor, selector: stateOf })
  useEffect(() => {
    if (bar.current) keepOneStop(bar.current)
  })
  const run = (change: (chain: ReturnType<Editor['chain']>) => ReturnType<Editor['chain']>) => () =>
    void change(editor.chain().focus()).run()
  const styles = items.filter(({ key }) => TURNS.has(key))
  const added = items.filter(({ key }) => !TURNS.has(key) || key === 'callout')
  return (
    <div
      ref={bar}
      className="editor-toolbar"
      role="toolbar"
      aria-label={t('editor.toolbar')}
      onKeyDown={(event) => walk(event, editor)}
    >
      <Menu position="bottom-start" shadow="md" returnFocus>
        <Menu.Target>
          <Button
            className="editor-style"
            variant="subtle"
            color="gray"
            size="compact-md"
            rightSection={<IconChevronDown size={14} />}
            aria-label={t('editor.style', { style: t(`editor.items.${state.style}`) })}
          >
            {t(`editor.items.${state.style}`)}
          </Button>
        </Menu.Target>
        <ItemMenu editor={editor} items={styles} />
      </Menu>
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
      <Menu position="bottom-start" shadow="md">
        <Menu.Target>
          <Button
            className="editor-add"
            variant="subtle"
            color="gray"
            size="compact-md"
            aria-label={t('editor.insert')}
            title={t('editor.insert')}
            leftSection={<IconPlus size={18} />}
          >
            {t('editor.insert')}
          </Button>
        </Menu.Target>
        <ItemMenu editor={editor} items={added} />
      </Menu>
      <BlockMenu
        editor={editor}
        items={items}
        placed={() => blockAt(editor.state)}
        target={<MenuButton label={t('editor.block.menu')} icon={IconDots} />}
      />
      <span className="editor-toolbar-end">
        <ToolButton
          icon={icons.IconUndo}
          label={t('editor.undo')}
          isOff={!state.canUndo}
          onClick={run((chain) => chain.undo())}
        />
        <ToolButton
          icon={icons.IconRedo}
          label={t('editor.redo')}
          isOff={!state.canRedo}
          onClick={run((chain) => chain.redo())}
        />
        <ToolButton icon={IconHelp} label={t('editor.help.title')} onClick={() => open({ kind: 'help' })} />
      </span>
      <ContextTools editor={editor} state={state} hasBlocks={hasBlocks} />
    </div>
  )
}

const Separator = () => <span className="editor-separator" aria-hidden />
