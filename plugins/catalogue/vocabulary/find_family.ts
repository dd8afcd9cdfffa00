import { readFamilies, type FamilyInput } from '#plugins/catalogue/vocabulary/family_rows'
import type { Statements } from '#core/database/statements'

/** A family as its form edits it. */
export interface FamilyRow extends FamilyInput {
  id: number
  isSystem: boolean
  version: number
}

/** A family with groups and attributes; null when there is none. */
export async function findFamily(db: Statements, id: number): Promise<FamilyRow | null> {
  const [row] = await db.all<{ code: string; is_system: boolean | number; version: number }>(
    'select code, is_system, version from catalogue_families where id = ?',
    id
  )
  if (!row) return null
  const [family] = await readFamilies(db, [row.code])
  return { ...(family as FamilyInput), id, isSystem: Boolean(row.is_system), version: Number(row.version) }
}
