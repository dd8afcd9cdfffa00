import { Button, Menu } from '@mantine/core'
import type { Editor } from '@tiptap/core'
import { IconChevronDown, IconHelp, IconPlus } from '#web/admin/icons'
import { useWords } from '#web/lib/i18n'
import { useEditorUi } from './editor_ui'
import * as icons from './icons'
import { TURNS, type Item } from './items'
import { ItemMenu } from './item_menu'
import { ToolButton } from './tool_button'
import type { ToolState } from './tool_state'

type Chain = ReturnType<Editor['chain']>

/** Makes a handler of a change of the text. */
export type RunChange = (change: (chain: Chain) => Chain) => () => void

interface ItemsProps {
  editor: Editor
  items: readonly Item[]
}

/** What the paragraph at the cursor is, and what it can become. */
export function StyleMenu({ editor, items, style }: ItemsProps & { style: ToolState['style'] }) {
  const t = useWords()
  return (
    <Menu position="bottom-start" shadow="md" returnFocus>
      <Menu.Target>
        <Button
          className="editor-style"
          variant="subtle"
          color="gray"
          size="compact-md"
          rightSection={<IconChevronDown size={14} />}
          aria-label={t('editor.style', { style: t(`editor.items.${style}`) })}
        >
          {t(`editor.items.${style}`)}
        </Button>
      </Menu.Target>
      <ItemMenu editor={editor} items={items.filter(({ key }) => TURNS.has(key))} />
    </Menu>
  )
}

/** What can be put in at the cursor. */
export function InsertMenu({ editor, items }: ItemsProps) {
  const t = useWords()
  const added = items.filter(({ key }) => !TURNS.has(key) || key === 'callout')
  return (
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
  )
}

/** Undo, redo and the help. */
export function EndTools({ state, run }: { state: ToolState; run: RunChange }) {
  const t = useWords()
  const { open } = useEditorUi()
  return (
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
  )
}
