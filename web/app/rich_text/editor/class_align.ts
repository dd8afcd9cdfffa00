import { TextAlign } from '@tiptap/extension-text-align'

const ALIGNMENTS = ['left', 'center', 'right', 'justify']

function alignmentOf(element: HTMLElement): string | null {
  const written = element.style.textAlign
  return ALIGNMENTS.find((one) => one === written || element.classList.contains(`align-${one}`)) ?? null
}

/** Alignment as a class, as the shop shows it and descriptions store it. Pasted texts have it as a style. */
export const ClassAlign = TextAlign.extend({
  addGlobalAttributes: () => [
    {
      types: ['heading', 'paragraph'],
      attributes: {
        textAlign: {
          default: null,
          parseHTML: alignmentOf,
          renderHTML: ({ textAlign }: Record<string, unknown>) =>
            textAlign ? { class: `align-${String(textAlign)}` } : {},
        },
      },
    },
  ],
}).configure({ types: ['heading', 'paragraph'] })
