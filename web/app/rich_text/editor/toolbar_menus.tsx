import { Menu } from '@mantine/core'
import type { ChainedCommands, Editor } from '@tiptap/core'
import { useWords } from '#web/lib/i18n'
import type { Icon } from '#web/ui/icon'
import * as icons from './icons'
import { MenuButton } from './tool_button'
import type { ToolState } from './tool_state'

const MARKS = [
  ['strike', icons.IconStrike],
  ['code', icons.IconCode],
  ['superscript', icons.IconSuperscript],
  ['subscript', icons.IconSubscript],
] as const

const ALIGNMENTS = [
  ['left', icons.IconAlignLeft],
  ['center', icons.IconAlignCenter],
  ['right', icons.IconAlignRight],
  ['justify', icons.IconAlignJustify],
] as const

interface ToolMenuProps {
  editor: Editor
  state: ToolState
}

/** Marks that are used seldom, and a way to clear all. */
export function MarkMenu({ editor, state }: ToolMenuProps) {
  const t = useWords()
  return (
    <Menu position="bottom-start" shadow="md">
      <MenuButton label={t('editor.marks.more')} icon={icons.IconStrike} />
      <Menu.Dropdown className="editor-menu">
        {MARKS.map(([name, icon]) => (
          <Entry
            key={name}
            icon={icon}
            label={t(`editor.marks.${name}`)}
            isOn={state[name]}
            run={(chain) => chain.toggleMark(name)}
            editor={editor}
          />
        ))}
        <Menu.Divider />
        <Entry
          icon={icons.IconClear}
          label={t('editor.marks.clear')}
          run={(chain) => chain.unsetAllMarks()}
          editor={editor}
        />
      </Menu.Dropdown>
    </Menu>
  )
}

export function AlignMenu({ editor, state: { alignment } }: ToolMenuProps) {
  const t = useWords()
  const icon = ALIGNMENTS.find(([name]) => name === alignment)?.[1] ?? icons.IconAlignLeft
  return (
    <Menu position="bottom-start" shadow="md">
      <MenuButton label={t('editor.align.label')} icon={icon} />
      <Menu.Dropdown className="editor-menu">
        {ALIGNMENTS.map(([name, each]) => (
          <Entry
            key={name}
            icon={each}
            label={t(`editor.align.${name}`)}
            isOn={alignment === name}
            run={(chain) => (name === 'left' ? chain.unsetTextAlign() : chain.setTextAlign(name))}
            editor={editor}
          />
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

interface EntryProps {
  editor: Editor
  icon: Icon
  label: string
  isOn?: boolean
  run: (chain: ChainedCommands) => ChainedCommands
}

function Entry({ editor, icon: Shown, label, isOn = false, run }: EntryProps) {
  return (
    <Menu.Item
      leftSection={<Shown size={16} />}
      aria-current={isOn || undefined}
      onClick={() => run(editor.chain().focus()).run()}
    >
      {label}
    </Menu.Item>
  )
}
