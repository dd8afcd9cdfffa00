import type { Extensions } from '@tiptap/core'
import { CodeBlock } from '@tiptap/extension-code-block'
import { Link } from '@tiptap/extension-link'
import { Subscript } from '@tiptap/extension-subscript'
import { Superscript } from '@tiptap/extension-superscript'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { Placeholder } from '@tiptap/extensions'
import { StarterKit } from '@tiptap/starter-kit'
import { HEADING_LEVELS } from '#web/rich_text/document'
import { Block } from './nodes/block'
import { Callout } from './nodes/callout'
import { Column, Columns } from './nodes/columns'
import { BlockKeys } from './block_keys'
import { ClassAlign } from './class_align'

const ALLOWED = /^(?:https?:\/\/|mailto:|tel:|ref:|\/(?!\/)|#)/i

const cellAttributes = { colspan: { default: 1 }, rowspan: { default: 1 } }

/** The nodes and marks are those of `core/rich_text/document.ts`, and no others: the server refuses what it does not know. */
export function extensionsOf({ hasBlocks, placeholder }: { hasBlocks: boolean; placeholder: string }): Extensions {
  return [
    StarterKit.configure({
      heading: { levels: [...HEADING_LEVELS] },
      link: false,
      codeBlock: false,
      trailingNode: false,
    }),
    CodeBlock.extend({ addAttributes: () => ({}) }),
    Link.extend({
      inclusive: false,
      addAttributes: () => ({ href: { default: null }, target: { default: null } }),
    }).configure({
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: (address) => ALLOWED.test(address),
    }),
    Subscript,
    Superscript,
    ClassAlign,
    Table.configure({ resizable: false }),
    TableRow,
    TableHeader.extend({ addAttributes: () => cellAttributes }),
    TableCell.extend({ addAttributes: () => cellAttributes }),
    Placeholder.configure({ placeholder }),
    BlockKeys,
    ...(hasBlocks ? [Columns, Column, Callout, Block] : []),
  ]
}
