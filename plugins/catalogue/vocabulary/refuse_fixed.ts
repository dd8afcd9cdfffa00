import { attributeShape, attributeSystem, attributeTypeFixed } from '#plugins/catalogue/vocabulary/errors'
import { hasValues } from '#plugins/catalogue/vocabulary/attribute_usage'
import { WITH_OPTIONS, type AttributeDefinitionInput } from '#plugins/catalogue/vocabulary/attribute_rules'
import type { Statements } from '#core/database/statements'

/** An attribute as it stands. */
interface Before extends Pick<AttributeDefinitionInput, 'type'> {
  id: number
  isRequired: boolean
  isUnique: boolean
  valuePerLocale: boolean
  isSystem: boolean
}

/**
 * Refuses what cannot change: the type of an attribute, and whether its values are per language, once a product has a value,
 * because the value would become invalid.
 */
export async function refuseFixed(db: Statements, before: Before, given: AttributeDefinitionInput): Promise<void> {
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
