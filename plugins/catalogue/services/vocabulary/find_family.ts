import { readFamilies } from '#plugins/catalogue/services/vocabulary/family_rows'
import type { Bulk } from '#plugins/catalogue/database/bulk'
import type { FamilyInput } from '#plugins/catalogue/actions/define_families'

/** A family as its form edits it. */
export interface FamilyRow extends FamilyInput {
  id: number
  isSystem: boolean
  version: number
}

/** A family with groups and attributes; null when there is none. */
export async function findFamily(bulk: Bulk, id: number): Promise<FamilyRow | null> {
  const [row] = await bulk.all<{ code: string; is_system: boolean | number; version: number }>(
    'select code, is_system, version from catalogue_families where id = ?',
    id
  )
  if (!row) return null
  const [family] = await readFamilies(bulk, [row.code])
  return { ...(family as FamilyInput), id, isSystem: Boolean(row.is_system), version: Number(row.version) }
}
