import { inject } from '@adonisjs/core'
import { fieldChanges } from '#core/audit/field_changes'
import { Store, type Transaction } from '#core/database/store'
import { Clock } from '#core/time/clock'
import { Bulk } from '#plugins/catalogue/database/bulk'
import { attributeSystem, attributeTypeFixed } from '#plugins/catalogue/errors'
import { lockProducts } from '#plugins/catalogue/services/lock_products'
import {
  BLANK,
  findAttributes,
  writeAttributes,
  writeOptions,
  type StoredAttribute,
} from '#plugins/catalogue/services/vocabulary/attribute_rows'
import { checkAttribute, type AttributeDefinitionInput } from '#plugins/catalogue/services/vocabulary/attribute_rules'
import { VocabularyJournal } from '#plugins/catalogue/services/vocabulary/vocabulary_journal'
import type { AuditEntry } from '#core/audit/audit_log'
import type { Origin } from '#core/audit/origin'

/**
 * Creates and changes attributes by code, with their options. The type of an attribute, and whether
 * its values are per language, never change: values that stand would lose their meaning.
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
    const bulk = new Bulk(trx)
    const standing = await findAttributes(
      bulk,
      attributes.map(({ code }) => code)
    )
    const entries: AuditEntry[] = []
    const changed: Omit<StoredAttribute, 'id' | 'isSystem'>[] = []
    for (const { options, ...given } of attributes) {
      const before = standing.get(given.code)
      if (before) refuseFixed(before, given)
      const after = { ...BLANK, ...strip(before), ...given }
      const changes = fieldChanges(strip(before) as Record<string, unknown>, after)
      if (Object.keys(changes).length === 0) continue
      changed.push(after)
      const action = before ? ('updated' as const) : ('created' as const)
      entries.push({ subject: 'catalogue.attributes', subjectId: given.code, action, changes })
    }
    await writeAttributes(bulk, changed, this.clock.iso())
    const options = await writeOptions(bulk, attributes)
    if (entries.length === 0 && options > 0) entries.push(optionsEntry(attributes))
    await this.journal.record(trx, origin, { entries, isShown: standing.size > 0 })
  }
}

function strip(attribute: StoredAttribute | undefined): Partial<Omit<StoredAttribute, 'id' | 'isSystem'>> {
  if (!attribute) return {}
  const { id, isSystem, ...rest } = attribute
  return rest
}

function refuseFixed(before: StoredAttribute, given: AttributeDefinitionInput): void {
  const isPerLocale = given.valuePerLocale ?? before.valuePerLocale
  if (before.type !== given.type || before.valuePerLocale !== isPerLocale) {
    throw attributeTypeFixed({ attribute: given.code }, 'type')
  }
  const isLoosened = given.isRequired === false || given.isUnique === false
  if (before.isSystem && isLoosened && (before.isRequired || before.isUnique)) {
    throw attributeSystem({ attribute: given.code }, 'code')
  }
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
