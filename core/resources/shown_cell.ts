import type { Field } from '#core/fields/field'
import type { Kinds } from '#core/fields/field_kind'
import type { ShownValue } from '#core/import/importer'

const YES = { fr_FR: 'Oui', en_GB: 'Yes' }
const NO = { fr_FR: 'Non', en_GB: 'No' }

/** A cell as the report of a trial shows it: choices by their labels. */
export function shownCell(field: Field, kinds: Kinds, cell: string): ShownValue {
  if (cell === '') return null
  const column = kinds.of(field).column('', field.options)
  if (column?.type === 'boolean') return kinds.of(field).parse(cell, field.options, 0) ? YES : NO
  const { choices = [] } = column ?? {}
  const chosen = Array.isArray(choices) ? choices.find(({ value }) => value === cell) : undefined
  return chosen?.label ?? cell
}
