import { readJson } from '#core/database/statements'
import type { Locale } from '#core/i18n/locales'
import type { MediaType } from '#core/media/media_types'
import type { StaffKind } from '#core/custom_fields/staff_kinds'

/** What people read, by language. */
export type Texts = Partial<Record<Locale, string>>

/** A field that staff added, with the fields below it. */
export interface CustomField {
  id: number
  label: Texts
  help: Texts
  kind: StaffKind
  isRequired: boolean
  isTranslated: boolean
  isHidden: boolean
  choices: { value: string; label: Texts }[]
  of: string | null
  many: boolean
  accept: MediaType[]
  length: number | null
  least: number | null
  most: number | null
  below: CustomField[]
}

/** A row of a table of custom fields. Those without translations or nesting lack some columns. */
export interface StoredCustomField {
  id: number
  label: unknown
  help: unknown
  kind: StaffKind
  is_required: unknown
  is_translated?: unknown
  is_hidden?: unknown
  choices: unknown
  of: string | null
  many: unknown
  accept: unknown
  length: number | null
  least: number | null
  most: number | null
}

export function readCustomField(row: StoredCustomField): Omit<CustomField, 'below'> {
  const { id, kind, of, length, least, most } = row
  return {
    id: Number(id),
    kind,
    of,
    length,
    least,
    most,
    label: readJson<Texts>(row.label),
    help: readJson<Texts>(row.help),
    isRequired: Boolean(row.is_required),
    isTranslated: Boolean(row.is_translated),
    isHidden: Boolean(row.is_hidden),
    choices: readJson<CustomField['choices']>(row.choices),
    many: Boolean(row.many),
    accept: readJson<MediaType[]>(row.accept),
  }
}
