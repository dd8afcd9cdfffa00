import { locales, type Locale } from '#web/lib/locale'
import type { ResponseOf } from '#web/lib/registry'
import type { Group } from './groups'

export type Family = ResponseOf<'catalogue.admin.families.show'>['data']
export type PlaceableAttribute = ResponseOf<'catalogue.admin.family_attributes.index'>['data'][number]

/** A family as its form edits it. */
export interface FamilyValues {
  code: string
  name: Record<Locale, string>
  groups: Group[]
}

const inEach = (texts: Partial<Record<Locale, string>> = {}) =>
  Object.fromEntries(locales.map((locale) => [locale, texts[locale] ?? ''])) as Record<Locale, string>

export function familyValues(family: Family | null): FamilyValues {
  const groups = family?.groups ?? [{ code: 'general', name: { fr_FR: 'Général', en_GB: 'General' }, attributes: [] }]
  return {
    code: family?.code ?? '',
    name: inEach(family?.name),
    groups: groups.map(({ code, name, column, attributes }) => ({
      code,
      name: inEach(name),
      column: column ?? 1,
      attributes: [...attributes],
    })),
  }
}
