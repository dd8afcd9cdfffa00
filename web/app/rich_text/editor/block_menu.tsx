import { Menu } from '@mantine/core'
import type { Editor } from '@tiptap/core'
import { useState, type ReactNode } from 'react'
import { IconArrowDown, IconArrowUp, IconCopy, IconPencil, IconTrash } from '#web/admin/icons'
import { useWords } from '#web/lib/i18n'
import type { BlockAttributes } from '#web/rich_text/document'
import { apply, duplicated, moved, removed, select, type Placed } from './block_moves'
import { FORM_BLOCK } from './block_nodes'
import { useEditorUi } from './editor_ui'
import { TURNS, type Item } from './items'

interface BlockMenuProps {
  editor: Editor
  items: readonly Item[]
  /** The block that the menu is of, when it opens. */
  placed: () => Placed | null
  target: ReactNode
  onOpen?: (isOpen: boolean) => void
}

/** What can be done with one block: change it, move it, copy it, delete it, make another kind of it. */
export function BlockMenu({ editor, items, placed, target, onOpen }: BlockMenuProps) {
  const t = useWords()
  const { blocks, open } = useEditorUi()
  const [block, setBlock] = useState<Placed | null>(null)
  const toggle = (isOpen: boolean) => {
    if (isOpen) setBlock(placed())
    onOpen?.(isOpen)
  }
  const { state } = editor
  const form = block?.node.type.name === FORM_BLOCK ? (block.node.attrs as BlockAttributes) : null
  const canEdit = form && blocks.some(({ name }) => name === form.name)
  const canTurn =
    block !== null && (block.node.isTextblock || ['listItem', 'blockquote'].includes(block.node.type.name))
  const canMove = (by: -1 | 1) => block !== null && moved(state, block, by) !== null
  return (
    <Menu position="bottom-start" shadow="md" onChange={toggle}>
      {target}
      <Menu.Dropdown className="editor-menu">
        {!block && <Menu.Label>{t('editor.block.none')}</Menu.Label>}
        {block && (
          <>
            {canEdit && (
              <Menu.Item
                leftSection={<IconPencil size={16} />}
                onClick={() => open({ kind: 'block', block: form, position: block.position })}
              >
                {t('admin.edit')}
              </Menu.Item>
            )}
            <Menu.Item
              leftSection={<IconArrowUp size={16} />}
              disabled={!canMove(-1)}
              onClick={() => apply(editor, moved(state, block, -1))}
            >
              {t('editor.help.up')}
            </Menu.Item>
            <Menu.Item
              leftSection={<IconArrowDown size={16} />}
              disabled={!canMove(1)}
              onClick={() => apply(editor, moved(state, block, 1))}
            >
              {t('editor.help.down')}
            </Menu.Item>
            <Menu.Item leftSection={<IconCopy size={16} />} onClick={() => apply(editor, duplicated(state, block))}>
              {t('editor.help.duplicate')}
            </Menu.Item>
            {canTurn && (
              <>
                <Menu.Divider />
                <Menu.Label>{t('editor.block.turn')}</Menu.Label>
                {items
                  .filter(({ key }) => TURNS.has(key))
                  .map(({ key, label, icon: Icon, run }) => (
                    <Menu.Item
                      key={key}
                      leftSection={<Icon size={16} />}
                      onClick={() => {
                        select(editor, block)
                        run(editor)
                      }}
                    >
                      {label}
                    </Menu.Item>
                  ))}
              </>
            )}
            <Menu.Divider />
            <Menu.Item
              color="red"
              leftSection={<IconTrash size={16} />}
              onClick={() => apply(editor, removed(state, block))}
            >
              {t('editor.help.remove')}
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
