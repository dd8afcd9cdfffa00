import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { attributes } from '#plugins/catalogue/vocabulary/tables'
import { labelOrCode } from '#plugins/catalogue/vocabulary/label_or_code'
import { COLUMN_ATTRIBUTES } from '#plugins/catalogue/vocabulary/system_attributes'
import { readFormOptions, type FormOption } from '#plugins/catalogue/products/form/read_form_options'
import type { RowIn } from '#core/database/table'
import type { Locale } from '#core/i18n/locales'

export interface FormAttribute {
  code: string
  label: string
  type: string
  validation: string | null
  isRequired: boolean
  isConfigurable: boolean
  valuePerLocale: boolean
  /** Value of a new product; null without a default. */
  defaultValue: string | null
  /** The first options, and all that the product uses. */
  options: FormOption[]
  /** Whether there are more options. The form searches for them by name. */
  hasMoreOptions: boolean
}

/** A group of attributes in the form. */
export interface FormGroup {
  code: string
  label: string
  column: number
  attributes: FormAttribute[]
}

const SHOWN = [
  'id',
  'code',
  'label',
  'type',
  'validation',
  'isRequired',
  'isConfigurable',
  'valuePerLocale',
  'defaultValue',
] as const

type Found = Pick<RowIn<typeof attributes>, (typeof SHOWN)[number]> & {
  groupCode: string
  groupName: unknown
  column: number
}

/** Finds the attributes of a family by group, with their options, in two queries. */
@inject()
export class FindFormVocabulary {
  constructor(private readonly store: Store) {}

  /** `usedOptions`: option codes by attribute. The result always contains them. */
  async execute(
    family: string,
    locale: Locale,
    usedOptions: Readonly<Record<string, readonly string[]>> = {}
  ): Promise<FormGroup[]> {
    const rows = await this.store.reader.all<Found>(
      `select g.code as "groupCode", g.name as "groupName", g.form_column as "column", ${attributes.columns('a', SHOWN)}
       from catalogue_families f join catalogue_family_groups g on g.family_id = f.id
       join catalogue_family_attributes fa on fa.group_id = g.id join catalogue_attributes a on a.id = fa.attribute_id
       where f.code = ? order by g.position, g.id, fa.position, a.id`,
      [family]
    )
    const shown = rows.map((row): Found => attributes.read(row)).filter(({ code }) => !COLUMN_ATTRIBUTES.has(code))
    const options = await readFormOptions(this.store, shown, { locale, usedOptions })
    return [...Map.groupBy(shown, ({ groupCode }) => groupCode).values()].map((group) => {
      const [{ groupCode, groupName, column }] = group as [Found]
      const own = group.map(({ id: _, groupCode: __, groupName: ___, column: ____, label, ...row }): FormAttribute => ({
        ...row,
        label: labelOrCode(label, locale, row.code),
        ...(options.get(row.code) ?? { options: [], hasMoreOptions: false }),
      }))
      return { code: groupCode, label: labelOrCode(groupName, locale, groupCode), column, attributes: own }
    })
  }
}
