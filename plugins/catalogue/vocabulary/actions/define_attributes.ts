import { inject } from '@adonisjs/core'
import { fieldChanges } from '#core/audit/field_changes'
import { Store, type Transaction } from '#core/database/store'
import { Clock } from '#core/time/clock'
import { Statements } from '#core/database/statements'
import { attributeShape, attributeSystem, attributeTypeFixed } from '#plugins/catalogue/vocabulary/errors'
import { lockProducts } from '#plugins/catalogue/database/lock_products'
import {
  BLANK,
  findAttributes,
  writeAttributes,
  writeOptions,
  type StoredAttribute,
} from '#plugins/catalogue/vocabulary/attribute_rows'
import {
  checkAttribute,
  WITH_OPTIONS,
  type AttributeDefinitionInput,
} from '#plugins/catalogue/vocabulary/attribute_rules'
import { hasValues } from '#plugins/catalogue/vocabulary/attribute_usage'
import { VocabularyJournal } from '#plugins/catalogue/vocabulary/vocabulary_journal'
import type { AuditEntry } from '#core/audit/audit_log'
import type { Origin } from '#core/audit/origin'

/**
 * Creates and changes attributes by code, with their options. The type of an attribute, and whether its values are per
 * language, cannot change once a product has a value, because the value would become invalid.
 */
@inject()
export class DefineAttributes {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly journal: VocabularyJournal
  ) {}

  execute(attributes: readonly AttributeDefinitionInput[], origin: Origin, trx?: Transaction): Promise<void> {
    for (const attribute of attributes) checkAttribute(attribute)
    if (trx) return this.#run(trx, attributes, origin)
    return this.store.transaction((opened) => this.#run(opened, attributes, origin))
  }

  async #run(trx: Transaction, attributes: readonly AttributeDefinitionInput[], origin: Origin): Promise<void> {
    await lockProducts(trx)
    const db = new Statements(trx)
    const standing = await findAttributes(
      db,
      attributes.map(({ code }) => code)
    )
    const entries: AuditEntry[] = []
    const changed: Omit<StoredAttribute, 'id' | 'isSystem'>[] = []
    for (const { options, ...given } of attributes) {
      const before = standing.get(given.code)
      if (before) await refuseFixed(db, before, given)
      const after = { ...BLANK, ...strip(before), ...given }
      checkAttribute(after)
      const changes = fieldChanges(strip(before) as Record<string, unknown>, after)
      if (Object.keys(changes).length === 0) continue
      changed.push(after)
      const action = before ? ('updated' as const) : ('created' as const)
      entries.push({ subject: 'catalogue.attributes', subjectId: given.code, action, changes })
    }
    await writeAttributes(db, changed, this.clock.iso())
    const options = await writeOptions(db, attributes)
    if (entries.length === 0 && options > 0) entries.push(optionsEntry(attributes))
    await this.journal.record(trx, origin, { entries, isShown: standing.size > 0 })
  }
}

function strip(attribute: StoredAttribute | undefined): Partial<Omit<StoredAttribute, 'id' | 'isSystem'>> {
  if (!attribute) return {}
  const { id, isSystem, ...rest } = attribute
  return rest
}

async function refuseFixed(db: Statements, before: StoredAttribute, given: AttributeDefinitionInput): Promise<void> {
  const { code } = given
  const isLoosened = (before.isRequired && given.isRequired === false) || (before.isUnique && given.isUnique === false)
  if (before.isSystem && isLoosened) {
    throw attributeSystem({ attribute: code }, 'code')
  }
  const isOther =
    before.type !== given.type || before.valuePerLocale !== (given.valuePerLocale ?? before.valuePerLocale)
  const becomesUnique = given.isUnique === true && !before.isUnique
  if (!isOther && !becomesUnique) return
  const isUsed = before.isSystem || (await hasValues(db, code))
  if (isOther && isUsed) throw attributeTypeFixed({ attribute: code }, 'type')
  if (becomesUnique && isUsed) throw attributeShape({ attribute: code, rule: 'unique' }, 'isUnique')
  if (isOther && !WITH_OPTIONS.includes(given.type) && (await hasOptions(db, before.id))) {
    throw attributeShape({ attribute: code, rule: 'options' }, 'type')
  }
}

async function hasOptions(db: Statements, id: number): Promise<boolean> {
  const rows = await db.all('select 1 as one from catalogue_attribute_options where attribute_id = ? limit 1', id)
  return rows.length > 0
}

function optionsEntry(attributes: readonly AttributeDefinitionInput[]): AuditEntry {
  const withOptions = attributes.filter(({ options = [] }) => options.length > 0)
  return {
    subject: 'catalogue.attributes',
    subjectId: withOptions
      .map(({ code }) => code)
      .join(', ')
      .slice(0, 64),
    action: 'updated',
    changes: {
      options: [null, withOptions.flatMap(({ options = [] }) => options.map(({ code }) => code)).slice(0, 50)],
    },
  }
}
