import { Node } from '@tiptap/core'
import type { CalloutTone } from '#core/rich_text/document'

/** A note set apart from the text. */
export const Callout = Node.create({
  name: 'callout',
  group: 'block',
  content: 'block+',
  defining: true,
  addAttributes: () => ({
    tone: {
      default: 'info' satisfies CalloutTone,
      parseHTML: (element) => element.dataset.callout,
      renderHTML: ({ tone }) => ({ 'data-callout': String(tone) }),
    },
  }),
  parseHTML: () => [{ tag: 'div[data-callout]' }],
  renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes, 0],
})
