import { Menu } from '@mantine/core'
import type { Editor } from '@tiptap/core'
import type { Item } from './items'

/** Items as the entries of a menu. */
export function ItemMenu({ editor, items }: { editor: Editor; items: readonly Item[] }) {
  return (
    <Menu.Dropdown className="editor-menu">
      {items.map(({ key, label, icon: Icon, run }) => (
        <Menu.Item key={key} leftSection={<Icon size={16} />} onClick={() => run(editor)}>
          {label}
        </Menu.Item>
      ))}
    </Menu.Dropdown>
  )
}
