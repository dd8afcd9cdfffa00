import type { FieldCount } from '#core/import/field_counts'
import type { ShownValue, ThingChange } from '#core/import/importer'
import type { Label } from '#core/i18n/label'
import type { Locale } from '#core/i18n/locales'

/** A `FieldCount` with its label in one language. */
export interface FormattedFieldCount {
  field: string
  label: string
  changed: number
  cleared: number
}

/** A `FieldChange` with its texts in one language. */
export interface FormattedFieldChange {
  field: string
  label: string
  /** SKU of the variant, where the thing has several. */
  part: string | null
  before: string | null
  after: string | null
  isCleared: boolean
}

/** A `ThingChange` with its texts in one language. */
export interface FormattedThing {
  row: number
  key: string
  title: string
  fields: FormattedFieldChange[]
}

export function formatCounts(counts: readonly FieldCount[], locale: Locale): FormattedFieldCount[] {
  return counts.map(({ field, label, changed, cleared }) => ({ field, label: label[locale], changed, cleared }))
}

export function formatThing({ row, key, title, fields }: ThingChange, locale: Locale): FormattedThing {
  return {
    row,
    key,
    title,
    fields: fields.map(({ field, label, part, shown, isCleared }) => ({
      field,
      label: label[locale],
      part,
      before: textOf(shown?.before ?? null, locale),
      after: textOf(shown?.after ?? null, locale),
      isCleared,
    })),
  }
}

function textOf(value: ShownValue, locale: Locale): string | null {
  return value === null || typeof value === 'string' ? value : (value satisfies Label)[locale]
}
