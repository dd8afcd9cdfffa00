import { DEFAULT_LOCALE } from '#core/i18n/locales'
import { attributeInUse, attributeSystem } from '#plugins/catalogue/vocabulary/errors'
import { readJson, type Statements } from '#core/database/statements'
import { usageOf, type AttributeUsage } from '#plugins/catalogue/vocabulary/attribute_usage'
import type { DomainError } from '#core/errors/domain_error'
import type { Label } from '#core/i18n/label'
import type { PlannedDeletion } from '#plugins/catalogue/vocabulary/planned_deletion'

interface Found {
  id: number
  code: string
  label: unknown
  is_system: boolean | number
}

/**
 * Which of these attributes may go: none of the catalogue itself, none that a family, a product or a variant needs. In
 * their order; unknown ones are passed over. Four statements at most.
 */
export async function planAttributeDeletion(db: Statements, ids: readonly number[]): Promise<PlannedDeletion[]> {
  const found = await db.run<Found>(
    `select id, code, label, is_system from catalogue_attributes where id in ${db.ids} order by position, id`,
    ids
  )
  const own = found.filter((row) => !row.is_system)
  const usage = await usageOf(
    db,
    own.map(({ code }) => code)
  )
  return found.map((row) => ({
    id: Number(row.id),
    code: row.code,
    name: readJson<Partial<Label>>(row.label),
    refusal: row.is_system ? attributeSystem({ attribute: row.code }) : refusalOf(row.code, usage.get(row.code)),
  }))
}

function refusalOf(attribute: string, usage: AttributeUsage | undefined): DomainError | null {
  if (!usage) return null
  const { products, variants } = usage
  const families = usage.families.map(({ name, code }) => name[DEFAULT_LOCALE] ?? code).join(', ')
  return attributeInUse({ attribute, families: families || 'none', products, variants })
}
