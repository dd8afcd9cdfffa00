import vine from '@vinejs/vine'
import { namedSigns, unprintableIn } from '#core/print/printable'
import type { FieldContext } from '@vinejs/vine/types'

/** For texts on invoices and parcels: the fonts of documents must have a glyph for every character. */
export const printableRule = vine.createRule((value: unknown, _options: undefined, field: FieldContext) => {
  if (typeof value !== 'string') return
  const signs = unprintableIn(value)
  if (signs.length > 0) field.report('core.validation.printable', 'printable', field, { signs: namedSigns(signs) })
})
