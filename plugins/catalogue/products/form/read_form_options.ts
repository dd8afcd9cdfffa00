import { labelOrCode } from '#plugins/catalogue/vocabulary/label_or_code'
import type { Locale } from '#core/i18n/locales'
import type { Store } from '#core/database/store'

export interface FormOption {
  code: string
  label: string
}

interface OptionRow {
  attribute: string
  code: string
  label: unknown
  /** 1-based position among the options of the attribute. */
  rank: number
}

/** Options per attribute that a form loads at once. The form searches for the others by name. */
const MOST_OPTIONS = 100

const WITH_OPTIONS = new Set(['select', 'multiselect', 'checkbox'])

/**
 * The first options of each attribute, and all `usedOptions` (option codes by attribute), in one query. An attribute
 * without options is absent from the result.
 */
export async function readFormOptions(
  { read: db }: Store,
  attributes: readonly { id: number; code: string; type: string }[],
  { locale, usedOptions }: { locale: Locale; usedOptions: Readonly<Record<string, readonly string[]>> }
): Promise<Map<string, { options: FormOption[]; hasMoreOptions: boolean }>> {
  const withOptions = attributes.filter(({ type }) => WITH_OPTIONS.has(type))
  if (withOptions.length === 0) return new Map()
  const usedKeys = withOptions.flatMap(({ code }) => (usedOptions[code] ?? []).map((option) => `${code}\n${option}`))
  const rows = await db.all<OptionRow>(
    `select o.attribute, o.code, o.label, o.rank from (
       select a.code as attribute, o.code, o.label, row_number() over (partition by a.id order by o.position, o.id) as rank
       from catalogue_attributes a join catalogue_attribute_options o on o.attribute_id = a.id
       where a.code in ${db.texts}) o
     where o.rank <= ${MOST_OPTIONS + 1} or o.attribute || ${db.sqlite ? 'char(10)' : 'chr(10)'} || o.code in ${db.texts}
     order by o.attribute, o.rank`,
    withOptions.map(({ code }) => code),
    usedKeys
  )
  const found = new Map<string, { options: FormOption[]; hasMoreOptions: boolean }>()
  for (const { attribute, code, label, rank } of rows) {
    const entry = found.get(attribute) ?? { options: [], hasMoreOptions: false }
    found.set(attribute, entry)
    if (rank > MOST_OPTIONS) entry.hasMoreOptions = true
    if (rank <= MOST_OPTIONS || (usedOptions[attribute] ?? []).includes(code)) {
      entry.options.push({ code, label: labelOrCode(label, locale, code) })
    }
  }
  return found
}
