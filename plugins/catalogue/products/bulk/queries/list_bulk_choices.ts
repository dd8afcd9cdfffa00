import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { attributes } from '#plugins/catalogue/vocabulary/tables'
import { COLUMN_ATTRIBUTES } from '#plugins/catalogue/vocabulary/system_attributes'
import { readFormOptions, type FormOption } from '#plugins/catalogue/products/form/read_form_options'
import { labelOrCode } from '#plugins/catalogue/vocabulary/label_or_code'
import type { AttributeDefinition } from '#plugins/catalogue/products/upsert/definitions'
import type { AttributeType } from '#plugins/catalogue/vocabulary/attribute_types'
import type { RowIn } from '#core/database/table'
import type { Locale } from '#core/i18n/locales'

/** An attribute that a bulk change can set. */
export interface BulkAttribute {
  code: string
  label: string
  type: AttributeType
  /** The first options. The form searches for the others by name. */
  options: FormOption[]
  hasMoreOptions: boolean
}

/** The part of a definition that parsing a value needs. */
type BulkDefinition = Pick<AttributeDefinition, 'code' | 'type' | 'validation' | 'regex' | 'isRequired' | 'isSystem'>

export interface BulkChoices {
  attributes: BulkAttribute[]
  /** Active inventory sources, by priority. */
  sources: { code: string; name: string }[]
}

const FOUND = ['id', 'code', 'label', 'type', 'validation', 'regex', 'isRequired', 'isSystem'] as const

type Found = Pick<RowIn<typeof attributes>, (typeof FOUND)[number]>

/** Not `image` and `file`: they belong to one product. For the same reason unique attributes are left out below. */
const TYPES = "('text', 'textarea', 'price', 'boolean', 'checkbox', 'select', 'multiselect', 'date', 'datetime')"

const COLUMNS = [...COLUMN_ATTRIBUTES].map((code) => `'${code}'`).join(', ')

const ATTRIBUTES = `select ${attributes.columns('a', FOUND)} from catalogue_attributes a
  where a.type in ${TYPES} and not a.is_unique and not a.value_per_locale and a.code not in (${COLUMNS})`

/** Lists what a bulk change can set: attributes that are not translated, and the stock of inventory sources. */
@inject()
export class ListBulkChoices {
  constructor(private readonly store: Store) {}

  async execute(locale: Locale): Promise<BulkChoices> {
    const { reader } = this.store
    const found = await reader.all<Found>(`${ATTRIBUTES} order by a.position, a.id`)
    const options = await readFormOptions(this.store, found, { locale, usedOptions: {} })
    const sources = await reader.all<{ code: string; name: string }>(
      "select code, name from catalogue_inventory_sources where status = 'active' order by priority, id"
    )
    return {
      sources,
      attributes: found.map(({ code, label, type }) => ({
        code,
        label: labelOrCode(label, locale, code),
        type,
        ...(options.get(code) ?? { options: [], hasMoreOptions: false }),
      })),
    }
  }

  /** Null if a bulk change cannot set an attribute with this code. */
  async definition(code: string): Promise<BulkDefinition | null> {
    const found = await this.store.reader.first<Found>(`${ATTRIBUTES} and a.code = ?`, [code])
    return found && attributes.read(found)
  }
}
