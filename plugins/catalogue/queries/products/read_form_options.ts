import { spoken } from '#plugins/catalogue/queries/products/spoken'
import { readJson } from '#plugins/catalogue/database/bulk'
import type { Label } from '#core/plugin/contract'
import type { Locale } from '#core/i18n/locales'
import type { Store } from '#core/database/store'

export interface FormOption {
  code: string
  label: string
}

interface Found {
  attribute: string
  code: string
  label: unknown
  place: number
}

/** Options that a form brings along; of an attribute with thousands the rest is looked for by name. */
const FIRST = 100

const WITH_OPTIONS = new Set(['select', 'multiselect', 'checkbox'])

/** The first options of each attribute and those that are borne: one statement. */
export async function readFormOptions(
  { reader, dialect }: Store,
  attributes: readonly { id: number; code: string; type: string }[],
  { locale, borne }: { locale: Locale; borne: Readonly<Record<string, readonly string[]>> }
): Promise<Map<string, { options: FormOption[]; hasMoreOptions: boolean }>> {
  const asked = attributes.filter(({ type }) => WITH_OPTIONS.has(type))
  if (asked.length === 0) return new Map()
  const wanted = asked.flatMap(({ code }) => (borne[code] ?? []).map((option) => `${code}\n${option}`))
  const texts = dialect === 'sqlite' ? 'select value from json_each(?)' : 'select json_array_elements_text(?::json)'
  const rows = await reader.all<Found>(
    `select o.attribute, o.code, o.label, o.place from (
       select a.code as attribute, o.code, o.label, row_number() over (partition by a.id order by o.position, o.id) as place
       from catalogue_attributes a join catalogue_attribute_options o on o.attribute_id = a.id
       where a.code in (${texts})) o
     where o.place <= ${FIRST + 1} or o.attribute || ${dialect === 'sqlite' ? 'char(10)' : 'chr(10)'} || o.code in (${texts})
     order by o.attribute, o.place`,
    [JSON.stringify(asked.map(({ code }) => code)), JSON.stringify(wanted)]
  )
  const found = new Map<string, { options: FormOption[]; hasMoreOptions: boolean }>()
  for (const { attribute, code, label, place } of rows) {
    const told = found.get(attribute) ?? { options: [], hasMoreOptions: false }
    found.set(attribute, told)
    if (Number(place) > FIRST) told.hasMoreOptions = true
    if (Number(place) <= FIRST || (borne[attribute] ?? []).includes(code)) {
      told.options.push({ code, label: spoken(readJson<Partial<Label>>(label), locale, code) })
    }
  }
  return found
}
