import { ActionIcon, Menu } from '@mantine/core'
import type { Editor } from '@tiptap/core'
import { NodeSelection } from '@tiptap/pm/state'
import { useEffect, useRef, useState, type DragEvent } from 'react'
import { IconGrip } from '#web/admin/icons'
import { useWords } from '#web/lib/i18n'
import { BlockMenu } from './block_menu'
import { apply, moved, type Placed } from './block_moves'
import type { Item } from './items'

interface BlockHandleProps {
  editor: Editor
  items: readonly Item[]
}

/** The handle beside the block that the pointer is at: dragged, or opened as a menu. Arrow keys with Alt move the block. */
export function BlockHandle({ editor, items }: BlockHandleProps) {
  const t = useWords()
  const [block, setBlock] = useState<(Placed & { top: number }) | null>(null)
  const isHeld = useRef(false)
  const handle = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const surface = handle.current?.parentElement
    if (!surface) return undefined
    const find = ({ clientY }: MouseEvent) => {
      if (!isHeld.current) setBlock(blockBeside(editor, surface, clientY))
    }
    const leave = () => !isHeld.current && setBlock(null)
    const forget = ({ transaction }: { transaction: { docChanged: boolean } }) =>
      transaction.docChanged && setBlock(null)
    surface.addEventListener('mousemove', find)
    surface.addEventListener('mouseleave', leave)
    editor.on('transaction', forget)
    return () => {
      surface.removeEventListener('mousemove', find)
      surface.removeEventListener('mouseleave', leave)
      editor.off('transaction', forget)
    }
  }, [editor])
  const drag = (event: DragEvent) => {
    if (!block) return
    const selection = NodeSelection.create(editor.state.doc, block.position)
    editor.view.dispatch(editor.state.tr.setSelection(selection))
    const slice = selection.content()
    const { dom } = editor.view.serializeForClipboard(slice)
    event.dataTransfer.clearData()
    event.dataTransfer.setData('text/html', dom.innerHTML)
    event.dataTransfer.effectAllowed = 'copyMove'
    const shown = editor.view.nodeDOM(block.position)
    if (shown instanceof HTMLElement) event.dataTransfer.setDragImage(shown, 0, 0)
    // ProseMirror drops what is dragged here, and removes it where it was.
    editor.view.dragging = { slice, move: true }
  }
  return (
    <div ref={handle} className="editor-handle" style={block ? { top: block.top } : { display: 'none' }}>
      <BlockMenu
        editor={editor}
        items={items}
        placed={() => block}
        onOpen={(isOpen) => {
          isHeld.current = isOpen
        }}
        target={
          <Menu.Target>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={26}
              draggable
              onDragStart={drag}
              onKeyDown={({ altKey, key }) => {
                const by = { ArrowUp: -1, ArrowDown: 1 }[key]
                if (altKey && by && block) apply(editor, moved(editor.state, block, by as -1 | 1))
              }}
              aria-label={t('editor.block.handle')}
              title={t('editor.block.handle')}
              // The toolbar has the same menu for the keyboard.
              tabIndex={-1}
            >
              <IconGrip size={18} />
            </ActionIcon>
          </Menu.Target>
        }
      />
    </div>
  )
}

/** The block of the text at a height of the window. */
function blockBeside({ view, state }: Editor, surface: Element, clientY: number): (Placed & { top: number }) | null {
  const element = [...view.dom.children].find((child) => {
    const { top, bottom } = child.getBoundingClientRect()
    return clientY >= top - 2 && clientY <= bottom + 2
  })
  if (!element) return null
  const inside = view.posAtDOM(element, 0)
  const $inside = state.doc.resolve(inside)
  const isHere = $inside.depth === 0 && view.nodeDOM(inside) === element
  const position = $inside.depth > 0 ? $inside.before(1) : isHere ? inside : inside - 1
  const node = state.doc.nodeAt(position)
  if (!node) return null
  const top = element.getBoundingClientRect().top - surface.getBoundingClientRect().top
  return { position, node, top }
}
