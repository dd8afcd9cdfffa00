import { Button } from '@mantine/core'
import type { ChainedCommands, Editor } from '@tiptap/core'
import { useWords } from '#web/lib/i18n'
import type { Icon } from '#web/ui/icon'
import * as icons from './icons'
import { ToolButton } from './tool_button'
import type { ToolState } from './tool_state'
import { changeColumns } from './column_commands'

interface ContextToolsProps {
  editor: Editor
  state: ToolState
  hasBlocks: boolean
}

const TABLE_TOOLS: readonly [name: string, icon: Icon, run: (chain: ChainedCommands) => ChainedCommands][] = [
  ['row_above', icons.IconRowAbove, (chain) => chain.addRowBefore()],
  ['row_below', icons.IconRowBelow, (chain) => chain.addRowAfter()],
  ['row_delete', icons.IconRowRemove, (chain) => chain.deleteRow()],
  ['column_before', icons.IconColumnBefore, (chain) => chain.addColumnBefore()],
  ['column_after', icons.IconColumnAfter, (chain) => chain.addColumnAfter()],
  ['column_delete', icons.IconColumnRemove, (chain) => chain.deleteColumn()],
  ['header', icons.IconTableHeader, (chain) => chain.toggleHeaderRow()],
  ['merge', icons.IconMerge, (chain) => chain.mergeOrSplit()],
  ['delete', icons.IconTableOff, (chain) => chain.deleteTable()],
]

const TONES = ['info', 'tip', 'warning'] as const

/** A second row of tools for what the cursor is in: a table, columns, a callout. */
export function ContextTools({ editor, state, hasBlocks }: ContextToolsProps) {
  const t = useWords()
  const { inTable, inColumns, tone } = state
  if (!inTable && !(hasBlocks && (inColumns || tone))) return null
  return (
    <div className="editor-context">
      {inTable && (
        <div role="group" aria-label={t('editor.items.table')}>
          {TABLE_TOOLS.map(([name, icon, run]) => (
            <ToolButton
              key={name}
              icon={icon}
              label={t(`editor.table.${name}`)}
              onClick={() => run(editor.chain().focus()).run()}
            />
          ))}
        </div>
      )}
      {inColumns && !inTable && (
        <div role="group" aria-label={t('editor.items.columns')}>
          {[2, 3, 4].map((count) => (
            <Small
              key={count}
              label={t('editor.columns.count', { count })}
              onClick={() => changeColumns(editor, count)}
            />
          ))}
        </div>
      )}
      {tone && (
        <div role="group" aria-label={t('editor.items.callout')}>
          {TONES.map((one) => (
            <Small
              key={one}
              label={t(`editor.tones.${one}`)}
              isOn={one === tone}
              onClick={() => editor.chain().focus().updateAttributes('callout', { tone: one }).run()}
            />
          ))}
          <Small label={t('editor.tones.remove')} onClick={() => editor.chain().focus().lift('callout').run()} />
        </div>
      )}
    </div>
  )
}

interface SmallProps {
  label: string
  isOn?: boolean
  onClick: () => void
}

function Small({ label, isOn, onClick }: SmallProps) {
  return (
    <Button
      size="compact-sm"
      variant={isOn ? 'light' : 'subtle'}
      color={isOn ? 'primary' : 'gray'}
      aria-pressed={isOn}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      {label}
    </Button>
  )
}
