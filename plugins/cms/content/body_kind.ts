/** Until the kind rich_text has landed. */
import { field, type FieldOptions } from '#core/fields/field'
import type { RichText } from '#core/rich_text/document'
export const richText = <const O extends FieldOptions & { blocks?: boolean }>(options: O) =>
  field<RichText, O>('long_text', options)
