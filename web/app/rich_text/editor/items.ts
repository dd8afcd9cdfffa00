import type { ChainedCommands, Editor } from '@tiptap/core'
import { useWords } from '#web/lib/i18n'
import type { Icon } from '#web/ui/icon'
import * as icons from './icons'
import { iconOfBlock } from './block_icons'
import { newBlockId } from './block_ids'
import { useEditorUi } from './editor_ui'

/** Something that the menus of the editor add or turn a block into. */
export interface Item {
  key: string
  label: string
  help: string | null
  /** Words that find it, in both languages. */
  words: string
  icon: Icon
  run: (editor: Editor) => void
}

interface TextItem {
  key: string
  icon: Icon
  run: (chain: ChainedCommands) => ChainedCommands
  /** For texts with blocks only. */
  isBlock?: boolean
  /** The block that the cursor is in becomes this one. The others are added. */
  turns?: boolean
}

const column = { type: 'column', content: [{ type: 'paragraph' }] }
const columns = (count: number) => ({ type: 'columns', content: Array.from({ length: count }, () => column) })

const TEXT_ITEMS: readonly TextItem[] = [
  { key: 'paragraph', icon: icons.IconParagraph, turns: true, run: (chain) => chain.clearNodes() },
  {
    key: 'heading2',
    icon: icons.IconHeading2,
    turns: true,
    run: (chain) => chain.clearNodes().setHeading({ level: 2 }),
  },
  {
    key: 'heading3',
    icon: icons.IconHeading3,
    turns: true,
    run: (chain) => chain.clearNodes().setHeading({ level: 3 }),
  },
  {
    key: 'heading4',
    icon: icons.IconHeading4,
    turns: true,
    run: (chain) => chain.clearNodes().setHeading({ level: 4 }),
  },
  { key: 'bullets', icon: icons.IconBullets, turns: true, run: (chain) => chain.clearNodes().toggleBulletList() },
  { key: 'numbers', icon: icons.IconNumbers, turns: true, run: (chain) => chain.clearNodes().toggleOrderedList() },
  { key: 'quote', icon: icons.IconQuote, turns: true, run: (chain) => chain.clearNodes().setBlockquote() },
  { key: 'code', icon: icons.IconCode, turns: true, run: (chain) => chain.clearNodes().setCodeBlock() },
  {
    key: 'table',
    icon: icons.IconTable,
    run: (chain) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true }),
  },
  { key: 'line', icon: icons.IconLine, run: (chain) => chain.setHorizontalRule() },
  {
    key: 'columns',
    icon: icons.IconColumns2,
    isBlock: true,
    run: (chain) => chain.insertContent(columns(2)),
  },
  { key: 'callout', icon: icons.IconCallout, isBlock: true, turns: true, run: (chain) => chain.wrapIn('callout') },
]

/** What can be added to the text: nodes of text, and the blocks that the user may use. */
export function useItems(hasBlocks: boolean): readonly Item[] {
  const t = useWords()
  const { blocks, open } = useEditorUi()
  const texts = TEXT_ITEMS.filter(({ isBlock }) => hasBlocks || !isBlock).map(({ key, icon, run }): Item => {
    const label = t(`editor.items.${key}`)
    return {
      key,
      icon,
      label,
      help: null,
      words: `${label} ${t(`editor.words.${key}`)}`,
      run: (editor) => void run(editor.chain().focus()).run(),
    }
  })
  if (!hasBlocks) return texts
  const forms = blocks.map(({ name, label, help, icon, initial, words = [] }): Item => ({
    key: name,
    label,
    help,
    words: [label, ...words, help ?? '', name].join(' '),
    icon: iconOfBlock(icon),
    run: () => open({ kind: 'block', block: { id: newBlockId(), name, values: initial }, position: null }),
  }))
  return [...texts, ...forms]
}

/** Keys of the items that a block of text can become. */
export const TURNS: ReadonlySet<string> = new Set(TEXT_ITEMS.filter(({ turns }) => turns).map(({ key }) => key))

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** The items that have words beginning with the typed ones, those whose label does first. */
export function matching(items: readonly Item[], typed: string): readonly Item[] {
  const wanted = plain(typed)
  if (wanted === '') return items
  const rank = ({ label, words }: Item) => {
    if (plain(label).startsWith(wanted)) return 0
    return plain(words)
      .split(/[\s'’.,_-]+/)
      .some((word) => word.startsWith(wanted))
      ? 1
      : 2
  }
  return items
    .map((item) => ({ item, place: rank(item) }))
    .filter(({ place }) => place < 2)
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item)
}
