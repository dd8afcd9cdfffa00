import { Extension, type Editor } from '@tiptap/core'
import type { EditorState, Transaction } from '@tiptap/pm/state'
import { apply, blockAt, duplicated, moved, removed, type Placed } from './block_moves'

type Change = (state: EditorState, placed: Placed) => Transaction | null

const on =
  (change: Change) =>
  ({ editor }: { editor: Editor }) => {
    const placed = blockAt(editor.state)
    return placed !== null && apply(editor, change(editor.state, placed))
  }

/** Blocks are moved, copied and deleted from the keyboard. */
export const BlockKeys = Extension.create({
  name: 'blockKeys',
  addKeyboardShortcuts: () => ({
    'Alt-ArrowUp': on((state, placed) => moved(state, placed, -1)),
    'Alt-ArrowDown': on((state, placed) => moved(state, placed, 1)),
    'Mod-Shift-d': on(duplicated),
    'Mod-Shift-Backspace': on(removed),
  }),
})
