import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { spoken } from '#plugins/catalogue/queries/products/spoken'
import { COLUMN_ATTRIBUTES } from '#plugins/catalogue/services/system_attributes'
import { readFormOptions, type FormOption } from '#plugins/catalogue/queries/products/read_form_options'
import { readJson } from '#plugins/catalogue/database/bulk'
import type { Label } from '#core/plugin/contract'
import type { Locale } from '#core/i18n/locales'

export interface FormAttribute {
  code: string
  label: string
  type: string
  validation: string | null
  isRequired: boolean
  isConfigurable: boolean
  valuePerLocale: boolean
  /** What a new product says; null: nothing. */
  defaultValue: string | null
  /** What may be chosen: the first of them, and those that the product bears. */
  options: FormOption[]
  /** There are more options than are given: they are looked for by name. */
  hasMoreOptions: boolean
}

/** Attributes that stand together in the form. */
export interface FormGroup {
  code: string
  label: string
  column: number
  attributes: FormAttribute[]
}

interface Found {
  group_code: string
  group_name: unknown
  form_column: number
  id: number
  code: string
  label: unknown
  type: string
  validation: string | null
  is_required: boolean | number
  is_configurable: boolean | number
  value_per_locale: boolean | number
  default_value: string | null
}

/** What a product of a family can say, group by group: two statements. */
@inject()
export class FindFormVocabulary {
  constructor(private readonly store: Store) {}

  /** `borne`: option codes by attribute that must be among the options. */
  async execute(
    family: string,
    locale: Locale,
    borne: Readonly<Record<string, readonly string[]>> = {}
  ): Promise<FormGroup[]> {
    const rows = await this.store.reader.all<Found>(
      `select g.code as group_code, g.name as group_name, g.form_column, a.id, a.code, a.label, a.type, a.validation,
         a.is_required, a.is_configurable, a.value_per_locale, a.default_value
       from catalogue_families f join catalogue_family_groups g on g.family_id = f.id
       join catalogue_family_attributes fa on fa.group_id = g.id join catalogue_attributes a on a.id = fa.attribute_id
       where f.code = ? order by g.position, g.id, fa.position, a.id`,
      [family]
    )
    const shown = rows.filter(({ code }) => !COLUMN_ATTRIBUTES.has(code))
    const options = await readFormOptions(this.store, shown, { locale, borne })
    return [...Map.groupBy(shown, ({ group_code: code }) => code).values()].map((group) => {
      const [{ group_code: code, group_name: name, form_column: column }] = group as [Found]
      const attributes = group.map((row): FormAttribute => ({
        code: row.code,
        label: spoken(readJson<Partial<Label>>(row.label), locale, row.code),
        type: row.type,
        validation: row.validation,
        isRequired: Boolean(row.is_required),
        isConfigurable: Boolean(row.is_configurable),
        valuePerLocale: Boolean(row.value_per_locale),
        defaultValue: row.default_value,
        ...(options.get(row.code) ?? { options: [], hasMoreOptions: false }),
      }))
      return { code, label: spoken(readJson<Partial<Label>>(name), locale, code), column, attributes }
    })
  }
}
