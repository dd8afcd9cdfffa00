import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { ListBulkChoices } from '#plugins/catalogue/products/bulk/queries/list_bulk_choices'
import { attributeInvalid, attributeUnknown, optionUnknown } from '#plugins/catalogue/vocabulary/errors'
import { changeEmpty, changeStockAlone } from '#plugins/catalogue/products/bulk/errors'
import { sourceUnknown } from '#plugins/catalogue/stock/errors'
import { specialDates } from '#plugins/catalogue/prices/errors'
import { textTooLong, valueRequired } from '#plugins/catalogue/errors'
import { endOfDay, startOfDay } from '#plugins/catalogue/prices/special_days'
import { isCleared, optionTexts, readValue } from '#plugins/catalogue/products/upsert/attribute_values'
import type { AttributeChange, BulkChange } from '#plugins/catalogue/products/bulk/bulk_change'
import type { AttributeInput } from '#plugins/catalogue/products/upsert/product_input'
import type { Infer } from '@vinejs/vine/types'
import type { storeChange } from '#plugins/catalogue/products/bulk/bulk_change_validator'

type Sent = Infer<typeof storeChange>['change']

const FIELD = 'change.attribute.value'

/** Reads a change as people ask for it: its days become instants of the zone, its values what is stored. */
@inject()
export class ReadChange {
  constructor(
    private readonly store: Store,
    private readonly choices: ListBulkChoices
  ) {}

  /** @throws changeEmpty, changeStockAlone, specialDates, and what is not there or cannot be a value */
  async execute(sent: Sent, { zone, currency }: { zone: string; currency: string }): Promise<BulkChange> {
    const { special, attribute, ...rest } = sent
    const asked = Object.values(sent).filter((value) => (Array.isArray(value) ? value.length > 0 : value !== undefined))
    if (asked.length === 0) throw changeEmpty({}, 'change')
    if (rest.stock) await this.#checkStock(rest.stock.source, asked.length)
    return {
      ...rest,
      ...(special ? { special: withInstants(special, zone) } : {}),
      ...(attribute ? { attribute: await this.#attribute(attribute, currency) } : {}),
    } as BulkChange
  }

  async #checkStock(source: string, asked: number): Promise<void> {
    if (asked > 1) throw changeStockAlone({}, 'change.stock')
    const found = await this.store.reader.first('select 1 from catalogue_inventory_sources where code = ?', [source])
    if (!found) throw sourceUnknown({ source }, 'change.stock.source')
  }

  async #attribute(sent: NonNullable<Sent['attribute']>, currency: string): Promise<AttributeChange> {
    const { code, mode } = sent
    const attribute = await this.choices.definition(code)
    if (!attribute) throw attributeUnknown({ attribute: code }, 'change.attribute.code')
    const isMany = attribute.type === 'multiselect' || attribute.type === 'checkbox'
    if (mode === 'add' && !isMany) throw attributeInvalid({ attribute: code, value: mode }, 'change.attribute.mode')
    const { isRequired, isSystem } = attribute
    if (mode === 'clear') return { code, mode, value: null, isRequired, isSystem }
    const input = (sent.value ?? null) as AttributeInput
    if (isCleared(input)) throw valueRequired({ field: code }, FIELD)
    const known = await this.#optionCodes(code, optionTexts(attribute, input))
    const read = readValue(attribute, input, (_, given) => (known.has(given) ? given : null), currency)
    if ('value' in read) return { code, mode, value: read.value, isRequired, isSystem }
    if (read.problem === 'length') throw textTooLong({ field: code, limit: read.limit }, FIELD)
    const wrong = { attribute: code, value: read.given }
    throw read.problem === 'option' ? optionUnknown(wrong, FIELD) : attributeInvalid(wrong, FIELD)
  }

  /** Which of some codes are options of an attribute. */
  async #optionCodes(attribute: string, codes: readonly string[]): Promise<Set<string>> {
    const db = this.store.read
    const rows = await db.run<{ code: string }>(
      `select o.code from catalogue_attribute_options o join catalogue_attributes a on a.id = o.attribute_id
       where o.code in ${db.texts} and a.code = ?`,
      codes,
      attribute
    )
    return new Set(rows.map(({ code }) => code))
  }
}

function withInstants({ from: first, to: last, ...special }: Exclude<Sent['special'], undefined>, zone: string) {
  const from = first ? startOfDay(first, zone) : null
  const to = last ? endOfDay(last, zone) : null
  const isWrong = (first && !from) || (last && !to) || (from !== null && to !== null && to <= from)
  if (isWrong) throw specialDates({}, 'change.special.to')
  return special.mode === 'clear' ? special : { ...special, from, to }
}
