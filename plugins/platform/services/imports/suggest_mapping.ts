import { fold } from '#core/text/fold'
import type { ImportField } from '#core/import/importer'

/**
 * Puts columns that are not fields themselves under the field they seem to be: by its name, its label in either
 * language, or another name that it goes by. Never two columns under one field, and only whole names count.
 */
export function suggestMapping(columns: readonly string[], fields: readonly ImportField[]): Record<string, string> {
  const known = new Map<string, string>()
  for (const { field, label, aliases = [] } of fields) {
    for (const name of [field, label.fr_FR, label.en_GB, ...aliases]) {
      const folded = fold(name)
      if (folded !== '' && !known.has(folded)) known.set(folded, field)
    }
  }
  const names = new Set(fields.map(({ field }) => field))
  const taken = new Set(columns.filter((column) => names.has(column)))
  const mapping: Record<string, string> = {}
  for (const column of columns) {
    const field = names.has(column) ? undefined : known.get(fold(column))
    if (field === undefined || taken.has(field)) continue
    mapping[column] = field
    taken.add(field)
  }
  return mapping
}
