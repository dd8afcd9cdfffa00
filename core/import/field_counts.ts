import type { ThingChange } from '#core/import/importer'
import type { Label } from '#core/i18n/label'

/** In how many things a run changed a field. */
export interface FieldCount {
  field: string
  label: Label
  /** Things in which it was changed or cleared. */
  changed: number
  /** Things in which it was cleared. */
  cleared: number
}

/** Adds changes to earlier counts. Fields are in the order of their first change. */
export function addChanges(counts: readonly FieldCount[], things: readonly ThingChange[]): FieldCount[] {
  const sums = new Map(counts.map((count) => [count.field, { ...count }]))
  for (const { fields } of things) {
    // A thing counts once per field, even when the field changes in several of its parts (variants).
    const own = new Map(fields.map(({ field, label }) => [field, { label, isCleared: false }]))
    for (const { field, isCleared } of fields) if (isCleared) own.get(field)!.isCleared = true
    for (const [field, { label, isCleared }] of own) {
      const sum = sums.get(field) ?? { field, label, changed: 0, cleared: 0 }
      sum.changed += 1
      if (isCleared) sum.cleared += 1
      sums.set(field, sum)
    }
  }
  return [...sums.values()]
}

export function clearedOf(counts: readonly FieldCount[]): number {
  return counts.reduce((sum, { cleared }) => sum + cleared, 0)
}
