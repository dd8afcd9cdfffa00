import { inject } from '@adonisjs/core'
import { staleWrite } from '#core/errors/stale'
import { fieldChanges } from '#core/audit/field_changes'
import { Store, type Transaction } from '#core/database/store'
import { Statements } from '#core/database/statements'
import { attributeNotFound, attributeShape, optionNotFound, swatchInvalid } from '#plugins/catalogue/vocabulary/errors'
import { codeInvalid, codeTaken, valueRequired } from '#plugins/catalogue/errors'
import { lockProducts } from '#plugins/catalogue/database/lock_products'
import { WITH_OPTIONS, type Texts } from '#plugins/catalogue/vocabulary/attribute_rules'
import { findAttribute, findOption, type OptionAttribute } from '#plugins/catalogue/vocabulary/option_rows'
import { VocabularyJournal } from '#plugins/catalogue/vocabulary/vocabulary_journal'
import { optionCode } from '#plugins/catalogue/products/upsert/attribute_values'
import type { Origin } from '#core/audit/origin'
import { OPTION_CODE } from '#plugins/catalogue/database/text_limits'

/** The input of an option. Its code never changes. */
export interface OptionForm {
  attributeId: number
  /** Absent for a new option, which becomes the last one. */
  id?: number
  /** Absent: generated from the label. */
  code?: string | null
  label: Texts
  swatch?: string | null
  /** The version that the user edited. */
  version?: number
}

const COLOUR = /^#[0-9a-f]{6}$/i

/** Adds an option to an attribute, or updates one. */
@inject()
export class SaveAttributeOption {
  constructor(
    private readonly store: Store,
    private readonly journal: VocabularyJournal
  ) {}

  /** Returns the id. */
  execute(form: OptionForm, origin: Origin): Promise<number> {
    const named = Object.values(form.label).find((text) => text.trim() !== '')
    if (named === undefined) throw valueRequired({ field: 'label' }, 'label')
    return this.store.transaction(async (trx) => {
      await lockProducts(trx)
      const db = new Statements(trx)
      const attribute = await findAttribute(db, form.attributeId)
      if (!attribute) throw attributeNotFound({ id: form.attributeId })
      if (!WITH_OPTIONS.includes(attribute.type)) {
        throw attributeShape({ attribute: attribute.code, rule: 'options' }, 'label')
      }
      if (attribute.swatchType === 'color' && form.swatch && !COLOUR.test(form.swatch))
        throw swatchInvalid({}, 'swatch')
      const { id } = form
      if (id === undefined)
        return this.#add(trx, db, attribute, { ...form, code: form.code || optionCode(named) }, origin)
      await this.#change(trx, db, attribute, { ...form, id }, origin)
      return id
    })
  }

  async #add(
    trx: Transaction,
    db: Statements,
    attribute: OptionAttribute,
    { code, label, swatch = null }: OptionForm & { code: string },
    origin: Origin
  ): Promise<number> {
    if (!OPTION_CODE.test(code)) throw codeInvalid({ code: code.slice(0, 64) }, 'code')
    const [row] = await db.all<{ id: number }>(
      `insert into catalogue_attribute_options (attribute_id, code, label, swatch, position)
       values (?, ?, ?, ?, (select coalesce(max(position), -1) + 1 from catalogue_attribute_options where attribute_id = ?))
       on conflict (attribute_id, code) do nothing returning id`,
      ...[attribute.id, code, label, swatch, attribute.id]
    )
    if (!row) throw codeTaken({ code }, 'code')
    await this.#record(trx, attribute, { [`options.${code}`]: [null, label] }, origin)
    return Number(row.id)
  }

  async #change(
    trx: Transaction,
    db: Statements,
    attribute: OptionAttribute,
    form: OptionForm & { id: number },
    origin: Origin
  ): Promise<void> {
    const before = await findOption(db, attribute.id, form.id)
    if (!before) throw optionNotFound({ id: form.id })
    if (form.version !== undefined && form.version !== before.version) {
      throw staleWrite({}, 'version', { current: before })
    }
    const { code, label, swatch } = before
    const after = { label: form.label, swatch: form.swatch === undefined ? swatch : form.swatch }
    await db.all(
      'update catalogue_attribute_options set label = ?, swatch = ?, version = version + 1 where id = ?',
      ...[after.label, after.swatch, form.id]
    )
    const changes = Object.entries(fieldChanges({ label, swatch }, after)).map(
      ([field, change]) => [`options.${code}.${field}`, change] as const
    )
    await this.#record(trx, attribute, Object.fromEntries(changes), origin)
  }

  async #record(
    trx: Transaction,
    { code }: OptionAttribute,
    changes: Record<string, [unknown, unknown]>,
    origin: Origin
  ) {
    await this.journal.record(trx, origin, {
      entries: [{ subject: 'catalogue.attributes', subjectId: code, action: 'updated', changes }],
      isShown: true,
    })
  }
}
