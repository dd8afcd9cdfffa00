import { readParts } from '#plugins/catalogue/import/cells'
import { TEXT_LIMITS } from '#plugins/catalogue/database/text_limits'
import type { SheetRow } from '#core/import/importer'
import type { WantedAttribute } from '#plugins/catalogue/import/vocabulary'

/** What a new attribute is like. */
export type AttributeKind = Pick<WantedAttribute, 'type' | 'validation' | 'isFilterable'>

/** Values that are told apart; beyond, they are no choices. */
const MOST_CHOICES = 60

const YES_OR_NO = /^(yes|no|true|false|oui|non)$/i
const DAY = /^\d{4}-\d\d-\d\d$/
const NUMBER = /^-?\d{1,12}(?:[.,]\d{1,6})?$/

const CHOICE: AttributeKind = { type: 'select', isFilterable: true }
const CHOICES: AttributeKind = { type: 'multiselect', isFilterable: true }

/** What stands in one column. */
class Column {
  #cells = 0
  readonly #values = new Set<string>()
  #isMany = false
  #isLong = false
  readonly #is = { yesOrNo: true, day: true, number: true }

  read(text: string): void {
    const cell = text.trim()
    if (cell === '') return
    this.#cells++
    const parts = readParts(cell)
    this.#isMany ||= parts.length > 1
    this.#isLong ||= cell.includes('\n') || parts.some((part) => part.length > TEXT_LIMITS.value)
    for (const part of parts) if (this.#values.size <= MOST_CHOICES) this.#values.add(part)
    this.#is.yesOrNo &&= YES_OR_NO.test(cell)
    this.#is.day &&= DAY.test(cell)
    this.#is.number &&= NUMBER.test(cell)
  }

  /** Few values that repeat are choices, so that customers can filter by them. */
  get kind(): AttributeKind | null {
    if (this.#cells === 0) return null
    if (this.#isLong) return { type: 'textarea' }
    if (this.#isMany) return CHOICES
    if (this.#is.yesOrNo) return { type: 'boolean', isFilterable: true }
    if (this.#is.day) return { type: 'date' }
    const isRepeating = this.#values.size <= MOST_CHOICES && this.#values.size * 2 <= this.#cells
    if (isRepeating) return CHOICE
    return this.#is.number ? { type: 'text', validation: 'decimal' } : { type: 'text' }
  }
}

/** Chooses the kind of the attributes that these columns will have, by what stands in them. Null: nothing does. Reads the whole file. */
export async function chooseKinds(
  fields: readonly string[],
  rows: AsyncIterable<SheetRow>
): Promise<Map<string, AttributeKind | null>> {
  const columns = new Map(fields.map((field) => [field, new Column()]))
  if (fields.length === 0) return new Map()
  for await (const { values } of rows) {
    for (const [field, column] of columns) column.read(values[field] ?? '')
  }
  return new Map([...columns].map(([field, column]) => [field, column.kind]))
}
