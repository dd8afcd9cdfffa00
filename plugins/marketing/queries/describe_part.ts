import { describeFields, type DescribedField } from '#core/fields/nested'
import type { Fields } from '#core/fields/field'
import type { Kinds } from '#core/fields/field_kind'
import type { Label } from '#core/i18n/label'
import type { Locale } from '#core/i18n/locales'

/** A condition or an action as its form needs to know it, in the language of who writes. */
export interface DescribedPart {
  kind: string
  label: string
  help: string | null
  fields: DescribedField[]
  /** Values that a new one begins with. */
  initial: Record<string, unknown>
}

export async function describePart(
  kind: string,
  { label, help, fields: declared }: { label: Label; help?: Label; fields: Fields },
  { locale, kinds }: { locale: Locale; kinds: Kinds }
): Promise<DescribedPart> {
  const fields = await describeFields(declared, locale, kinds)
  const initial = Object.fromEntries(fields.map((field) => [field.name, field.initial]))
  return { kind, label: label[locale], help: help?.[locale] ?? null, fields, initial }
}
