import type { FieldProps } from '#web/admin/form/fields'
import { LaterEditor, loadedLater } from './later_editor'

const Editor = loadedLater<string>(() => import('./editor/html_editor'))

const valueOf = (value: unknown) => (typeof value === 'string' ? value : '')

const display = (value: unknown) =>
  valueOf(value)
    .replaceAll(/<[^>]+>/g, ' ')
    .trim()
    .slice(0, 200) || '–'

/** A text with formatting, kept as HTML: the description of a product or a category. Screens with it load the words `editor`. */
export function HtmlField(props: FieldProps) {
  return <LaterEditor {...props} {...{ Editor, valueOf, display }} hasBlocks={false} />
}
