import { inject } from '@adonisjs/core'
import { fieldChanges } from '#core/audit/field_changes'
import { Store, type Transaction } from '#core/database/store'
import { Bulk } from '#plugins/catalogue/database/bulk'
import {
  attributeNotFound,
  attributeShape,
  codeInvalid,
  codeTaken,
  optionNotFound,
  staleOption,
  swatchInvalid,
  valueRequired,
} from '#plugins/catalogue/errors'
import { lockProducts } from '#plugins/catalogue/services/lock_products'
import { findAttribute, type StoredAttribute } from '#plugins/catalogue/services/vocabulary/attribute_rows'
import { OPTION_CODE, WITH_OPTIONS, type Texts } from '#plugins/catalogue/services/vocabulary/attribute_rules'
import { findOption } from '#plugins/catalogue/services/vocabulary/option_rows'
import { VocabularyJournal } from '#plugins/catalogue/services/vocabulary/vocabulary_journal'
import { optionCode } from '#plugins/catalogue/services/upsert/attribute_values'
import type { Origin } from '#core/audit/origin'

/** An option as a form gives it; its code never changes. */
export interface OptionForm {
  attributeId: number
  /** Absent: a new one, last in order. */
  id?: number
  /** Absent: made from the label. */
  code?: string | null
  label: Texts
  swatch?: string | null
  /** Version that was edited. */
  version?: number
}

const COLOUR = /^#[0-9a-f]{6}$/i

/** Adds an option to an attribute, or changes one. */
@inject()
export class SaveAttributeOption {
  constructor(
    private readonly store: Store,
    private readonly journal: VocabularyJournal
  ) {}

  /** Gives its id. */
  execute(form: OptionForm, origin: Origin): Promise<number> {
    const named = Object.values(form.label).find((text) => text.trim() !== '')
    if (named === undefined) throw valueRequired({ field: 'label' }, 'label')
    return this.store.transaction(async (trx) => {
      await lockProducts(trx)
      const bulk = new Bulk(trx)
      const attribute = await findAttribute(bulk, form.attributeId)
      if (!attribute) throw attributeNotFound({ id: form.attributeId })
      if (!WITH_OPTIONS.includes(attribute.type)) {
        throw attributeShape({ attribute: attribute.code, rule: 'options' }, 'label')
      }
      if (attribute.swatchType === 'color' && form.swatch && !COLOUR.test(form.swatch))
        throw swatchInvalid({}, 'swatch')
      const { id } = form
      if (id === undefined)
        return this.#add(trx, bulk, attribute, { ...form, code: form.code || optionCode(named) }, origin)
      await this.#change(trx, bulk, attribute, { ...form, id }, origin)
      return id
    })
  }

  async #add(
    trx: Transaction,
    bulk: Bulk,
    attribute: StoredAttribute,
    { code, label, swatch = null }: OptionForm & { code: string },
    origin: Origin
  ): Promise<number> {
    if (!OPTION_CODE.test(code)) throw codeInvalid({ code: code.slice(0, 64) }, 'code')
    const [row] = await bulk.all<{ id: number }>(
      `insert into catalogue_attribute_options (attribute_id, code, label, swatch, position)
       values (?, ?, ?, ?, (select coalesce(max(position), -1) + 1 from catalogue_attribute_options where attribute_id = ?))
       on conflict (attribute_id, code) do nothing returning id`,
      ...[attribute.id, code, label, swatch, attribute.id]
    )
    if (!row) throw codeTaken({ code }, 'code')
    await this.#tell(trx, attribute, { [`options.${code}`]: [null, label] }, origin)
    return Number(row.id)
  }

  async #change(
    trx: Transaction,
    bulk: Bulk,
    attribute: StoredAttribute,
    form: OptionForm & { id: number },
    origin: Origin
  ): Promise<void> {
    const before = await findOption(bulk, attribute.id, form.id)
    if (!before) throw optionNotFound({ id: form.id })
    if (form.version !== undefined && form.version !== before.version) {
      throw staleOption({}, 'version', { current: before })
    }
    const { code, label, swatch } = before
    const after = { label: form.label, swatch: form.swatch === undefined ? swatch : form.swatch }
    await bulk.all(
      'update catalogue_attribute_options set label = ?, swatch = ?, version = version + 1 where id = ?',
      ...[after.label, after.swatch, form.id]
    )
    const changes = Object.entries(fieldChanges({ label, swatch }, after)).map(
      ([field, change]) => [`options.${code}.${field}`, change] as const
    )
    await this.#tell(trx, attribute, Object.fromEntries(changes), origin)
  }

  async #tell(
    trx: Transaction,
    { code }: StoredAttribute,
    changes: Record<string, [unknown, unknown]>,
    origin: Origin
  ) {
    await this.journal.record(trx, origin, {
      entries: [{ subject: 'catalogue.attributes', subjectId: code, action: 'updated', changes }],
      isShown: true,
    })
  }
}
